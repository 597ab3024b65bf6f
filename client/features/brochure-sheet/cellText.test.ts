import { blankValues } from '../brochure-form/values/BrochureFormValues';
import { cellText, readCell } from './cellText';
import { sheetFields, type SheetField } from './sheetFields';

const choices = {
  categories: [
    {
      label: 'Food',
      options: [
        { value: 'FOOD', label: 'Food' },
        { value: 'CAFES', label: 'Cafés' },
      ],
    },
    {
      label: 'Tours',
      options: [
        { value: 'FOOD_TOURS', label: 'Day trips' },
        { value: 'SEA', label: 'Day trips' },
      ],
    },
  ],
  mapAreas: [{ value: 'abc123', label: 'Tern Bay' }],
};

it('has a cell for what can be typed, and none for what needs a control of its own', () => {
  expect(sheetFields).toEqual(
    expect.arrayContaining([
      ...['title', 'category', 'brochureCategories', 'validTo', 'couponsUnlimited', 'mapArea'],
      ...['openingHours', 'couponHours'],
    ]),
  );
  for (const field of ['description', 'position', 'vendorId']) {
    expect(sheetFields).not.toContain(field);
  }
});

it.each<[SheetField, string, unknown]>([
  ['title', ' Surf\nlesson ', 'Surf lesson'],
  ['highlights', 'One\nTwo', 'One\nTwo'],
  ['validTo', '2026-12-24', '24/12/2026'],
  ['validTo', '4/1/2027', '4/1/2027'],
  ['validTo', '', ''],
  ['normalPriceCents', '$1,200', '$1,200'],
  ['category', 'cafés', 'CAFES'],
  ['category', 'SEA', 'SEA'],
  ['mapArea', 'tern bay', 'abc123'],
  ['mapArea', '', ''],
  ['brochureCategories', 'cafés; sea', ['CAFES', 'SEA']],
  ['brochureCategories', 'SEA\nFood; sea', ['FOOD', 'SEA']],
  ['brochureCategories', ' ', []],
  ['openingHours', 'Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
  ['couponHours', 'Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
  ['address.state', 'qld', 'QLD'],
  ['couponsUnlimited', 'yes', true],
  ['couponsUnlimited', '', false],
])('reads %s from %j', (field, text, value) => {
  expect(readCell(field, text, choices)).toEqual({ value });
});

it.each<[SheetField, string, RegExp]>([
  ['validTo', 'soon', /Write the day as DD\/MM\/YYYY/],
  ['normalPriceCents', 'cheap', /Write a price in dollars/],
  ['adIndex', '1.5', /An index is a whole number/],
  ['category', '', /Choose a category/],
  ['category', 'Day trips', /Several are called/],
  ['category', 'Nowhere', /“Nowhere” is no choice of “Main category”/],
  ['brochureCategories', 'Cafés; Nowhere', /“Nowhere” is no choice of “Further categories”/],
  ['brochureCategories', 'Day trips', /Several are called/],
  ['address.state', 'Bavaria', /no choice/],
])('says what is wrong with %s %j', (field, text, problem) => {
  expect(readCell(field, text, choices)).toEqual({ problem: expect.stringMatching(problem) as string });
});

it('shows choices by their names', () => {
  const values = { ...blankValues, category: 'CAFES', mapArea: 'abc123', couponsUnlimited: true, title: 'Tern' };
  const texts = (['category', 'mapArea', 'couponsUnlimited', 'title'] as const).map((field) =>
    cellText(field, values, choices),
  );
  expect(texts).toEqual(['Cafés', 'Tern Bay', 'Yes', 'Tern']);
});
