import { brochureFields, type BrochureFieldPath } from '../../generated/brochureFields';

type Value = string | number | boolean | null;
type Named = Readonly<Record<string, string>>;

/** A field of an ad that was selected by a generated fragment, for example `address.city`; of what it leads to, the name. */
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

/** Parts of the address are below it. */
export function plainValue(brochure: object, path: BrochureFieldPath): Value {
  const value = path
    .split('.')
    .reduce<unknown>((within, key) => (within as Readonly<Record<string, unknown>> | null)?.[key], brochure);
  return (value ?? null) as Value;
}
