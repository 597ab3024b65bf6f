import { displayTitle } from './displayTitle';

it.each([
  ['A title', 'A company', 'A vendor', 'A title'],
  [null, 'A company', 'A vendor', 'A company'],
  [null, null, 'A vendor', 'A vendor'],
  [null, null, null, ''],
])('the title %s, the company %s and the vendor %s are shown as "%s"', (title, companyName, vendor, shown) => {
  expect(displayTitle({ title, companyName }, vendor === null ? null : { companyName: vendor })).toBe(shown);
});
