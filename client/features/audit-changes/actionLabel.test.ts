import { auditedActions } from '../../../shared/audit-log/auditedActions';
import { actionLabel } from './actionLabel';

it.each([
  ['updateBrochure', 'Update ad'],
  ['keepBothBrochures', 'Keep both ads'],
  ['undoBrochureChanges', 'Undo ad changes'],
  ['startBrochureImport', 'Start ad import'],
  ['startAtdwRun', 'Fetch tourism listings'],
  ['addAsset', 'Add file'],
  ['createApiKey', 'Create API key'],
  ['publishPrintedMap', 'Publish PDF map'],
  ['someNewAction', 'Some new action'],
])('%s is “%s”', (action, label) => {
  expect(actionLabel(action)).toBe(label);
});

it('has no word of the code in any label', () => {
  const labels = auditedActions.map(actionLabel);
  expect(
    labels.filter((label) => /brochure|asset|atdw|entry|\bapi\b/.test(label.toLowerCase().replace('api key', ''))),
  ).toEqual([]);
});
