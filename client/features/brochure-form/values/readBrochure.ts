import { brochureFields, type BrochureFieldPath } from '../../../generated/brochureFields';
import type { BrochureFormBrochureFragment } from '../../../generated/types';
import { plainValue } from '../../brochure-fields/fieldValue';
import type { Role } from '../../session/Session';
import { blankValues, fieldOfPath, paths, type BrochureFormValues, type FieldKind } from './BrochureFormValues';
import { writeDay } from '../../../shared/dates/readDay';
import { writePrice } from './readPrice';

type Brochure = BrochureFormBrochureFragment;

/** Initial form values: administrators edit the ad as it is, vendors continue their pending change. */
export function openingValues(brochure: Brochure, role: Role): BrochureFormValues {
  const values = readBrochure(brochure);
  const { pendingRevision } = brochure;
  return role === 'VENDOR' && pendingRevision !== null ? withRevision(values, pendingRevision.changes) : values;
}

/** The form values of an ad. */
export function readBrochure(brochure: Brochure): BrochureFormValues {
  const { vendor, latitude, longitude, positionSource, brochureCategories, category, mapArea } = brochure;
  const known: Partial<Record<FieldKind, unknown>> = {
    vendor: vendor && { databaseId: vendor.databaseId, companyName: vendor.companyName },
    category: category.code,
    categories: brochureCategories.map(({ code }) => code).toSorted(),
    mapArea: mapArea?.did ?? '',
  };
  const read = (path: BrochureFieldPath): unknown => {
    const { kind } = brochureFields[path];
    return kind in known ? known[kind] : show(path, plainValue(brochure, path));
  };
  const position = { latitude, longitude, positionSource };
  return { ...blankValues, ...fromEntries(paths.map((path) => [path, read(path)])), position };
}

/** Formats a value as the user would type it. */
function show(path: BrochureFieldPath, value: unknown): string | boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const { kind } = brochureFields[path];
  if (kind === 'date') return writeDay(String(value));
  return kind === 'cents' ? writePrice(Number(value)) : String(value);
}

/** Leaves out latitude and longitude, which `position` holds. */
function fromEntries(entries: [BrochureFieldPath, unknown][]): Partial<BrochureFormValues> {
  return Object.fromEntries(entries.filter(([path]) => fieldOfPath(path) === path));
}

interface RevisedField {
  /** path as in the input, for example title or address.city */
  field: string;
  after: string | null;
}

/** The form values of an ad with its pending change applied. */
export function withRevision(values: BrochureFormValues, changes: readonly RevisedField[]): BrochureFormValues {
  return changes.reduce(applyRevised, values);
}

function applyRevised(values: BrochureFormValues, { field, after }: RevisedField): BrochureFormValues {
  const path = paths.find((each) => each === field);
  if (path === undefined) return values;
  switch (brochureFields[path].kind) {
    case 'vendor':
      return values; // vendors cannot change it
    case 'degrees': {
      const position = { ...values.position, [path]: after === null ? null : Number(after) };
      const isNowhere = position.latitude === null && position.longitude === null;
      return { ...values, position: { ...position, positionSource: isNowhere ? null : 'EXACT' } };
    }
    case 'categories':
      return { ...values, [path]: after?.split(', ') ?? [] };
    case 'boolean':
      return { ...values, [path]: after === 'true' };
    default:
      return { ...values, [path]: show(path, after) };
  }
}
