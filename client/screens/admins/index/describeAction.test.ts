import { describeAction } from './describeAction';

it.each([
  ['publishBrochure', 'Brochure', 'Publish: ad 7'],
  ['setBrochureIndex', 'Brochure', 'Set index: ad 7'],
  ['suspendAccount', 'Account', 'Suspend: login 7'],
  ['login', 'Account', 'Login: login 7'],
  ['updateCategory', 'Category', 'Update: category 7'],
  ['importStreets', 'MapArea', 'Import streets: map area 7'],
])('%s of %s', (action, entityType, text) => {
  expect(describeAction({ action, entityType, entityDatabaseId: 7 })).toBe(text);
});
