import { brochureFields, type BrochureFieldPath } from '../../../generated/brochureFields';
import type { BrochureFormBrochureFragment } from '../../../generated/types';
import { formFields, type FieldKind } from './BrochureFormValues';
import { writableFields } from './describeField';
import { readBrochure } from './readBrochure';
import { writeInput } from './writeInput';

const paths = Object.keys(brochureFields) as BrochureFieldPath[];

/** A sample value of each kind, as the ad has it and as the server accepts it. */
const samples: Record<FieldKind, [answered: unknown, sent: unknown]> = {
  title: ['A', 'A'],
  line: ['B', 'B'],
  text: ['C', 'C'],
  markup: ['<p>D</p>', '<p>D</p>'],
  phone: ['07 5555 0100', '07 5555 0100'],
  email: ['a@b.example', 'a@b.example'],
  url: ['https://a.example', 'https://a.example'],
  state: ['QLD', 'QLD'],
  hours: ['Mo 09:00-17:00', 'Mo 09:00-17:00'],
  couponHours: ['Mo 17:00-20:00', 'Mo 17:00-20:00'],
  date: ['2026-11-20', '2026-11-20'],
  cents: [2490, 2490],
  count: [7, 7],
  boolean: [true, true],
  degrees: [-26.5, -26.5],
  vendor: [{ databaseId: 5, companyName: 'Tern' }, 5],
  category: [{ code: 'STAY', name: 'Stay' }, 'STAY'],
  categories: [[{ code: 'FOOD', name: 'Food' }], ['FOOD']],
  mapArea: [{ did: 'noosa', name: 'Noosa' }, 'noosa'],
};

/** Builds an object with these values at their paths. */
function nested(valueOf: (kind: FieldKind) => unknown, nameOf: (path: BrochureFieldPath) => string = (path) => path) {
  const result: Record<string, unknown> = {};
  for (const path of paths) {
    const [name = '', part] = nameOf(path).split('.');
    const value = valueOf(brochureFields[path].kind);
    result[name] = part === undefined ? value : { ...(result[name] as object | undefined), [part]: value };
  }
  return result;
}

it('reads every field from an ad and sends it back unchanged', () => {
  const answered = nested(
    (kind) => samples[kind][0],
    (path) => (path === 'vendorId' ? 'vendor' : path),
  );
  const values = readBrochure({ ...answered, positionSource: 'EXACT' } as unknown as BrochureFormBrochureFragment);
  expect(writeInput(values, formFields)).toEqual({ input: nested((kind) => samples[kind][1]), problems: [] });
});

it('lets only administrators write vendor and index', () => {
  const withheld = writableFields('LP_AD', 'ADMINISTRATOR').filter(
    (field) => !writableFields('LP_AD', 'VENDOR').includes(field),
  );
  expect(withheld).toEqual(['vendorId', 'adIndex']);
});
