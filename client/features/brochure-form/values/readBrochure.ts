import { brochureFields, type BrochureFieldPath } from '../../../generated/brochureFields';
import type { BrochureFormBrochureFragment } from '../../../generated/types';
import { plainValue } from '../../brochure-fields/fieldValue';
import type { Role } from '../../session/Session';
import { blankValues, fieldOfPath, paths, type BrochureFormValues, type FieldKind } from './BrochureFormValues';
import { writeDay } from './readDay';
import { writePrice } from './readPrice';

type Brochure = BrochureFormBrochureFragment;

/** What a form begins with: administrators change the ad as it is, vendors go on with the change of theirs that waits. */
export function openingValues(brochure: Brochure, role: Role): BrochureFormValues {
  const values = readBrochure(brochure);
  const { pendingRevision } = brochure;
  return role === 'VENDOR' && pendingRevision !== null ? withRevision(values, pendingRevision.changes) : values;
}

/** An ad as the form shows it. */
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

/** A value as it is typed. */
function show(path: BrochureFieldPath, value: unknown): string | boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const { kind } = brochureFields[path];
  if (kind === 'date') return writeDay(String(value));
  return kind === 'cents' ? writePrice(Number(value)) : String(value);
}

/** Without latitude and longitude, which `position` holds. */
function fromEntries(entries: [BrochureFieldPath, unknown][]): Partial<BrochureFormValues> {
  return Object.fromEntries(entries.filter(([path]) => fieldOfPath(path) === path));
}

interface RevisedField {
  /** as in the input, for example title or address.city */
  field: string;
  after: string | null;
}

/** An ad in the form with a change of it that waits. */
export function withRevision(values: BrochureFormValues, changes: readonly RevisedField[]): BrochureFormValues {
  return changes.reduce(applyRevised, values);
}

function applyRevised(values: BrochureFormValues, { field, after }: RevisedField): BrochureFormValues {
  const path = paths.find((each) => each === field);
  if (path === undefined) return values;
  switch (brochureFields[path].kind) {
    case 'vendor':
      return values; // no vendor can change it
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
