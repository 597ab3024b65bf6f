import { getMetadataStorage } from 'type-graphql';
import { hasRules } from './validateArgument';

type Values = Record<string, unknown>;
type Convert = (value: unknown) => unknown;
type Class = new () => Values;
type Declared = ReturnType<typeof getMetadataStorage>['inputTypes'][number];
type Field = NonNullable<Declared['fields']>[number];
type Params = NonNullable<ReturnType<typeof getMetadataStorage>['queries'][number]['params']>;
type Param = Extract<Params[number], { kind: 'arg' | 'args' }>;

/**
 * Reads a parameter from the arguments of a field, as instances of their classes, as TypeGraphQL does. TypeGraphQL would
 * search the declarations of all inputs again for each field of an input. null: something has to be checked, or waited for.
 */
export function argumentsOf(param: Param): ((args: Values) => unknown) | null {
  const type = param.getType() as Class;
  if (param.validateFn !== undefined || (typeof type === 'function' && hasRules(type))) return null;
  if (param.kind === 'arg') {
    const convert = converterOf(type);
    return convert ? (args) => convert(args[param.name]) : (args) => args[param.name];
  }
  const fields = fieldsOf(getMetadataStorage().argumentTypes, type).map(prepare);
  return (args) => create(type, fields, args);
}

const converters = new Map<unknown, Convert | null>();

/** null: values of this type stay as they are. */
function converterOf(type: unknown): Convert | null {
  const known = converters.get(type);
  if (known !== undefined) return known;
  const { inputTypes } = getMetadataStorage();
  const fields: Prepared[] = [];
  const convert: Convert = (value) => {
    if (value === null || value === undefined) return value;
    return Array.isArray(value) ? value.map(convert) : create(type as Class, fields, value as Values);
  };
  const isInput = inputTypes.some(({ target }) => target === type);
  converters.set(type, isInput ? convert : null);
  if (!isInput) return null;
  // after it is known, because an input may contain itself
  fields.push(...fieldsOf(inputTypes, type as Class).map(prepare));
  return convert;
}

interface Prepared {
  name: string;
  convert: Convert | null;
}

const prepare = ({ name, getType }: Field): Prepared => ({ name, convert: converterOf(getType()) });

/** Those of the class, and of the classes that it extends. */
function fieldsOf(declared: readonly Declared[], type: Class): Field[] {
  const fields = new Map<string, Field>();
  for (let at: unknown = type; typeof at === 'function'; at = Object.getPrototypeOf(at)) {
    const own = declared.find(({ target }) => target === at)?.fields ?? [];
    for (const field of own) if (!fields.has(field.name)) fields.set(field.name, field);
  }
  return [...fields.values()];
}

function create(type: Class, fields: readonly Prepared[], values: Values): Values {
  const instance = new type();
  for (const { name, convert } of fields) {
    const value = values[name];
    if (value !== undefined) instance[name] = convert ? convert(value) : value;
  }
  return instance;
}
