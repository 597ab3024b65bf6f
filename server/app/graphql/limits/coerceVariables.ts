import {
  coerceInputValue,
  isInputType,
  isNonNullType,
  print,
  typeFromAST,
  valueFromAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { FieldError } from '../../../shared/errors/DomainError';

export interface CoercedVariables {
  values: Record<string, unknown>;
  errors: FieldError[];
}

/** Coerces variables like graphql-js, but its errors never repeat a value: it may be a password. */
export function coerceVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): CoercedVariables {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const { variable, type: typeNode, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type)) continue; // validation has refused it already
    if (!Object.hasOwn(given, name)) {
      if (defaultValue) values[name] = valueFromAST(defaultValue, type);
      else if (isNonNullType(type)) errors.push(required(name, print(typeNode)));
      continue;
    }
    values[name] = coerceInputValue(given[name], type, (path, _value, error) => {
      const field = [name, ...path, ...namedIn(error.message)].join('.');
      errors.push({ field, code: 'INVALID_VALUE', message: withoutValue(error.message) });
    });
  }
  return { values, errors };
}

function required(field: string, type: string): FieldError {
  return { field, code: 'REQUIRED', message: `The variable "$${field}" of type ${type} is missing.` };
}

/**
 * Returns the missing or unknown fields of an object. graphql-js reports them for the object, but callers need the
 * field.
 */
function namedIn(message: string): string[] {
  const name = /^Field "(\w+)" (?:of required type|is not defined)/.exec(message)?.[1];
  return name === undefined ? [] : [name];
}

/** Removes the value from a message. graphql-js puts the rule first and the quoted value after it, except for enums. */
function withoutValue(message: string): string {
  const enumName = /does not exist in "(\w+)" enum\.(?: Did you mean .*)?$/s.exec(message)?.[1];
  if (enumName !== undefined) return `This is not one of the values of ${enumName}.`;
  const rule = /^([^:]* cannot represent [^:]*value): /.exec(message)?.[1];
  if (rule !== undefined) return `${rule}.`;
  return message.replace(/ Did you mean .*$/s, '');
}
