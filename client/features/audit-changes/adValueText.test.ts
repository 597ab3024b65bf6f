import { adValueText } from './adValueText';

it.each([
  ['status', 'PENDING_REVIEW', 'Pending review'],
  ['archiveReason', 'MANUAL', 'by hand'],
  ['archiveReason', 'SOURCE', 'gone from source'],
  ['normalPriceCents', '2490', '$24.90'],
  ['status', 'SOMETHING_NEW', 'SOMETHING_NEW'],
  ['title', 'PUBLISHED', 'PUBLISHED'],
])('writes %s %s as “%s”', (column, value, expected) => {
  expect(adValueText(column, value)).toBe(expected);
});
