import { brochureFields, type BrochureFieldPath } from '../../generated/brochureFields';
import { mockBrochure } from '../../test/mockBrochure';
import { compareFields, fieldLabel, fieldPath } from './fieldLabel';
import { fieldText } from './fieldText';
import { fieldValue, plainValue } from './fieldValue';

const paths = Object.keys(brochureFields) as BrochureFieldPath[];

describe('the name of a field', () => {
  it('is known by path and by column, for every field', () => {
    for (const path of paths) {
      expect(fieldPath(path)).toBe(path);
      expect(fieldPath(brochureFields[path].name)).toBe(path);
    }
  });

  it.each([
    ['address.line1', brochureFields['address.line1'].label],
    ['addressLine1', brochureFields['address.line1'].label],
    ['assets', 'Pictures and files'],
    ['passwordHash', undefined],
  ])('%s has the label %s', (name, label) => {
    expect(fieldLabel(name)).toBe(label);
  });

  it('sorts as the form does, files between their neighbours, unknown fields last', () => {
    const names = ['unknown', 'wwwUrl', 'assets', 'category', 'title', 'normalPriceCents'];
    const sorted = names.map((field) => ({ field })).toSorted(compareFields);
    expect(sorted.map(({ field }) => field)).toEqual([
      ...['title', 'normalPriceCents', 'assets', 'category', 'wwwUrl', 'unknown'],
    ]);
  });
});

describe('the text of a value', () => {
  it.each([
    ['normalPriceCents', '2490', '$24.90'],
    ['couponsUnlimited', 'true', 'Yes'],
    ['couponsUnlimited', 'false', 'No'],
    ['validTo', '2026-11-20', '20/11/2026'],
    ['title', '2490', '2490'],
    ['addressCity', 'Tern Bay', 'Tern Bay'],
    ['title', null, ''],
    ['normalPriceCents', '', ''],
    ['normalPriceCents', '0', '$0.00'],
  ])('of %s %j is “%s”', (name, value, text) => {
    expect(fieldText(name, value)).toBe(text);
  });

  it('shows markup as people read it', () => {
    const markup = '<h3>Menu</h3><p>Fish &amp; chips<br>daily</p><ul><li>One</li><li>Two</li></ul>';
    expect(fieldText('description', markup)).toBe('Menu\nFish & chips\ndaily\n• One\n• Two');
  });

  it('leaves plain text alone, even with a sign that markup has', () => {
    const plain = 'Under 12 < $5 &amp; free\n\n\nfor two';
    expect(fieldText('description', plain)).toBe(plain);
  });

  it('runs nothing of a text that it shows', () => {
    expect(fieldText('description', '<p>Hello</p><img src=x onerror="throw new Error()">')).toBe('Hello');
  });
});

describe('the value of a field', () => {
  const category = { ...mockBrochure(1, '').category, name: 'Cafés' };
  const address = { line1: '3 Church Street', line2: null, city: 'Tern Bay', state: 'QLD', postcode: '4567' };
  const ad = mockBrochure(7, 'Surf lesson', {
    ...{ category, address: { ...address, locationUrl: null }, mapArea: { id: 'm', code: 'noosa', name: 'Noosa' } },
    vendor: { databaseId: 4, id: 'v', did: 'v', companyName: 'Tern Surf' } as never,
    brochureCategories: [{ name: 'Food' }, { name: 'Tours' }] as never,
  });

  it.each<[BrochureFieldPath, string | null]>([
    ['category', 'Cafés'],
    ['mapArea', 'Noosa'],
    ['address.city', 'Tern Bay'],
    ['address.line2', null],
    ['brochureCategories', 'Food, Tours'],
  ])('%s is %s', (path, value) => {
    expect(fieldValue(ad, path)).toBe(value);
  });

  it('of a vendor is the name of the company', () => {
    const path = paths.find((one) => brochureFields[one].kind === 'vendor')!;
    expect(fieldValue(ad, path)).toBe('Tern Surf');
    expect(fieldValue({ ...ad, vendor: null }, path)).toBeNull();
  });

  it('within an absent address is null', () => {
    expect(plainValue({ ...ad, address: null }, 'address.city')).toBeNull();
  });
});
