import type { BrochureStatus } from '../../../generated/types';
import { brochureActions } from './brochureActions';

function actionsOf(status: BrochureStatus) {
  return Object.fromEntries(
    brochureActions
      .map(({ key, availability }) => [key, availability[status]] as const)
      .filter(([, availability]) => availability !== 'hidden'),
  );
}

// docs/rules/statuses-and-reviews.md#transitions
it('offers publishing while pending review, disables it when published and hides it when archived', () => {
  const others = [
    'edit',
    'qrCode',
    'vendorLogin',
    'reportPreview',
    'report',
    'notify',
    'copy',
    'copyWithDates',
    'history',
    'confirmDelete',
  ];
  const always = Object.fromEntries(others.map((key) => [key, 'offered']));
  expect(actionsOf('PENDING_REVIEW')).toEqual({ ...always, publish: 'offered', archive: 'offered', view: 'offered' });
  expect(actionsOf('PUBLISHED')).toEqual({ ...always, publish: 'disabled', archive: 'offered', view: 'offered' });
  expect(actionsOf('ARCHIVED')).toEqual({ ...always, unarchive: 'offered' });
});
