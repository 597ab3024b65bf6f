import { versionTitle } from './historyColumns';

it.each([
  ['importBrochures', 'Import of 22/11/2026'],
  ['restoreBrochureVersion', 'Earlier version restored'],
  ['restoreRecordVersion', 'Earlier version restored'],
  ['archiveBrochure', 'Archive ad'],
  ['deleteStreetIndexEntry', 'Delete street'],
])('%s is “%s”', (action, title) => {
  expect(versionTitle({ action, happenedAt: '2026-11-22T01:00:00Z' })).toBe(title);
});
