interface NamedSchema {
  title: string;
  type: 'object';
  properties: object;
}

const isNamed = (value: object): value is NamedSchema =>
  'type' in value && value.type === 'object' && 'properties' in value && 'title' in value;

/**
 * Returns the document with each object schema that has a title under `components.schemas`, once, and references to it.
 * So generated clients have one type for it.
 */
export function nameSchemas(document: object): object {
  const schemas: Record<string, object> = {};

  function withReferences(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withReferences);
    if (value === null || typeof value !== 'object') return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withReferences(each)]));
    if (!isNamed(value)) return inner;
    const known = (schemas[value.title] ??= inner);
    if (JSON.stringify(known) !== JSON.stringify(inner)) throw new Error(`Two schemas are called ${value.title}.`);
    return { $ref: `#/components/schemas/${value.title}` };
  }

  const named = withReferences(document) as { components?: object };
  return { ...named, components: { ...named.components, schemas } };
}
