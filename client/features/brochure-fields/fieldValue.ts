import { brochureFields, type BrochureFieldPath } from '../../generated/brochureFields';

type Value = string | number | boolean | null;
type Named = Readonly<Record<string, string>>;

/** A field's value from a generated fragment, for example `address.city`. A relation returns its name. */
export function fieldValue(brochure: object, path: BrochureFieldPath): Value {
  const found = brochure as Readonly<Record<string, unknown>>;
  switch (brochureFields[path].kind) {
    case 'vendor':
      return (found['vendor'] as Named | null)?.['companyName'] ?? null;
    case 'category':
    case 'mapArea':
      return (found[path] as Named | null)?.['name'] ?? null;
    case 'categories':
      return (found[path] as readonly Named[]).map(({ name }) => name).join(', ');
    default:
      return plainValue(found, path);
  }
}

/** Follows the path into nested objects such as `address`. */
export function plainValue(brochure: object, path: BrochureFieldPath): Value {
  const value = path
    .split('.')
    .reduce<unknown>((within, key) => (within as Readonly<Record<string, unknown>> | null)?.[key], brochure);
  return (value ?? null) as Value;
}
