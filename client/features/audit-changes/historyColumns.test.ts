import { versionTitle } from './historyColumns';

it.each([
  ['importBrochures', 'Import of 22/11/2026'],
  ['restoreBrochureVersion', 'Earlier version restored'],
  ['restoreRecordVersion', 'Earlier version restored'],
  ['archiveBrochure', 'Archive ad'],
  ['deleteStreetIndexEntry', 'Delete street'],
])('%s is “%s”', (action, title) => {
  expect(versionTitle({ action, entityType: 'Brochure', happenedAt: '2026-11-22T01:00:00Z' })).toBe(title);
});

it('says that a vendor’s change of a live ad was only proposed', () => {
  const proposal = { action: 'updateBrochure', entityType: 'BrochureRevision', happenedAt: '2026-11-22T01:00:00Z' };
  expect(versionTitle(proposal)).toBe('Proposed: Update ad');
});
