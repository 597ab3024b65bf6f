import { statusNames } from '../../../features/brochure-grid/brochureLabels';
import type { DuplicateAd } from './DuplicateAds';
import { typeLabels } from '../../../generated/brochureTypes';

interface ComparedRow {
  label: string;
  first: string;
  second: string;
  isSame: boolean;
}

type Compared = Omit<DuplicateAd, '__typename' | 'address' | 'category' | 'vendor'> & {
  address: { line1: string | null; city: string | null; postcode: string | null } | null;
  category: { name: string } | null;
  vendor: { companyName: string } | null;
};

const rows: readonly [label: string, read: (ad: Compared) => string | number | null | undefined][] = [
  ['Company', ({ companyName }) => companyName],
  ['Vendor', ({ vendor }) => vendor?.companyName],
  ['Type', ({ type }) => typeLabels[type]],
  ['Status', ({ status }) => statusNames[status]],
  ['Category', ({ category }) => category?.name],
  ['Address', ({ address }) => [address?.line1, address?.city, address?.postcode].filter(Boolean).join(', ')],
  ['Phone', ({ phoneNo }) => phoneNo],
  ['Website', ({ wwwUrl }) => wwwUrl],
  ['View count', ({ detailViewsCount }) => detailViewsCount],
];

/** Two ads side by side, field by field. */
export function duplicateRows(first: Compared, second: Compared): ComparedRow[] {
  return rows.map(([label, read]) => {
    const [one, two] = [textOf(read(first)), textOf(read(second))];
    return { label, first: one, second: two, isSame: one === two };
  });
}

function textOf(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
