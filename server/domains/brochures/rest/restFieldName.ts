import { describeField, fieldNames, type BrochureField } from '../fields/brochureFields';

/**
 * Names on /rest where they differ from the columns and from GraphQL, of an ad's fields and of a purchase's key, which
 * is a header. What is not in it has the same name everywhere.
 */
export const restFieldNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldNames.flatMap(otherNames)),
  idempotencyKey: 'idempotency-key',
};

/** Names of a field in refusals that REST callers do not know, each with the one that they know. */
function otherNames(name: BrochureField): [string, string][] {
  const { input, rest } = describeField(name);
  const known = rest.refusalPath ?? rest.path;
  const [parent = ''] = known.split('.');
  const inParent = parent === 'address' ? [`${parent}.${name}`] : [];
  return [name, input.path, ...inParent].filter((other) => other !== known).map((other) => [other, known]);
}

/** The name of a field as callers on /rest know it. */
export function restFieldName(field: string): string {
  return Object.hasOwn(restFieldNames, field) ? (restFieldNames[field] ?? field) : field;
}
