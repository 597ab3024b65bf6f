import { describeField, fieldNames, type BrochureField } from '../fields/brochureFields';

/**
 * Names of fields on /rest that differ from the columns and from GraphQL: those of an ad, and the key of a purchase,
 * which is a header. All other names are the same everywhere.
 */
export const restFieldNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldNames.flatMap(otherNames)),
  idempotencyKey: 'idempotency-key',
};

/** Returns the internal names of a field in errors, each with its name on REST. */
function otherNames(name: BrochureField): [string, string][] {
  const { input, rest } = describeField(name);
  const known = rest.refusalPath ?? rest.path;
  const [parent = ''] = known.split('.');
  const inParent = parent === 'address' ? [`${parent}.${name}`] : [];
  return [name, input.path, ...inParent].filter((other) => other !== known).map((other) => [other, known]);
}

/** Returns the REST name of a field. */
export function restFieldName(field: string): string {
  return Object.hasOwn(restFieldNames, field) ? (restFieldNames[field] ?? field) : field;
}
