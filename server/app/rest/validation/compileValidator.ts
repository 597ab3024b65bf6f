import Ajv, { type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

const common = { allErrors: true, useDefaults: true, strict: true, strictTypes: false } as const;

/** A query contains only text, so its numbers, booleans and lists are parsed from text. JSON has types. */
const reading = new Ajv({ ...common, coerceTypes: 'array' });
const exact = new Ajv({ ...common, coerceTypes: false });

for (const ajv of [reading, exact]) ajv.addVocabulary(['example', 'style', 'explode']).addFormat('binary', true);

// servers of one process, as in tests, have equal schemas
const compiled = new Map<string, ValidateFunction>();

/**
 * Returns the validator of a schema, which compiles it when the first request comes: all of them take half a second of
 * a start. A test compiles those of all routes.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let validator: ValidateFunction | undefined;
  const validate = (data: unknown): boolean => {
    validator ??= compileSchema(schema, httpPart);
    const isValid = validator(data);
    validate.errors = validator.errors;
    return isValid;
  };
  validate.errors = undefined as ValidateFunction['errors'];
  return validate;
};

/** @throws Error if the schema is wrong */
export function compileSchema(schema: object, httpPart: string | undefined): ValidateFunction {
  const ajv = httpPart === 'body' ? exact : reading;
  const key = `${ajv === exact ? 'exact' : 'reading'} ${JSON.stringify(schema)}`;
  let validator = compiled.get(key);
  if (validator === undefined) compiled.set(key, (validator = ajv.compile(schema)));
  return validator;
}
