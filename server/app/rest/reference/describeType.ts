import type { JsonSchema } from './OpenApiDocument';

/** Describes a schema in a few words: "integer, 1 to 500, 20 when absent". */
export function describeType(schema: JsonSchema): string {
  const words = [
    typeName(schema),
    ...(schema.enum ? [`one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`] : []),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(undefined, schema.maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} when absent`]),
  ];
  return words.join(', ');
}

function typeName({ type, format, items, anyOf, const: only }: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (anyOf) return anyOf.map(describeType).join(' or ');
  const names = [type ?? 'anything'].flat();
  const name = names.map((each) => (each === 'array' ? `list of ${items ? describeType(items) : 'anything'}` : each));
  return name.join(' or ') + (format === undefined ? '' : ` (${format})`);
}

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`];
  if (least !== undefined) return [`at least ${least}${unit}`];
  return most === undefined ? [] : [`at most ${most}${unit}`];
}
