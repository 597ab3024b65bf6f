import type { StaffAction } from '../../../generated/staffRights';
import type { BrochureStatus } from '../../../generated/types';
import type { BrochureVerb } from '../../brochure-lifecycle/useBrochureVerbs';
import type { RowDialog } from './RowDialog';

/** Whether an action is offered, greyed out or hidden for an ad. */
type Availability = 'offered' | 'disabled' | 'hidden';

export type BrochureActionKey = BrochureVerb | RowDialog | 'edit' | 'view' | 'report' | 'history';

export interface BrochureAction {
  key: BrochureActionKey;
  label: string;
  /** what one has to be allowed to do; absent: all staff may */
  right?: StaffAction;
  /** an icon in the row, or an item of its menu */
  place: 'row' | 'menu';
  /** key that runs the action while the row has the focus */
  shortcut?: string;
  availability: Readonly<Record<BrochureStatus, Availability>>;
}

const always = { PENDING_REVIEW: 'offered', PUBLISHED: 'offered', ARCHIVED: 'offered' } as const;
const unlessArchived = { ...always, ARCHIVED: 'hidden' } as const;

/**
 * Row actions (docs/rules/screens.md#row-actions). Publishing is disabled when published and hidden when archived; only
 * ads that are not archived can be archived; an archived ad has no public page to view.
 */
export const brochureActions: readonly BrochureAction[] = [
  { key: 'edit', right: 'updateAnyBrochure', label: 'Edit', place: 'row', shortcut: 'e', availability: always },
  {
    key: 'publish',
    right: 'publishBrochure',
    label: 'Publish',
    place: 'row',
    shortcut: 'p',
    availability: { PENDING_REVIEW: 'offered', PUBLISHED: 'disabled', ARCHIVED: 'hidden' },
  },
  {
    key: 'archive',
    right: 'archiveBrochure',
    label: 'Archive',
    place: 'row',
    shortcut: 'a',
    availability: unlessArchived,
  },
  {
    key: 'unarchive',
    right: 'unarchiveBrochure',
    label: 'Unarchive',
    place: 'row',
    shortcut: 'a',
    availability: { PENDING_REVIEW: 'hidden', PUBLISHED: 'hidden', ARCHIVED: 'offered' },
  },
  { key: 'view', label: 'View on the public site', place: 'menu', shortcut: 'v', availability: unlessArchived },
  { key: 'qrCode', label: 'Download QR code', place: 'menu', shortcut: 'q', availability: always },
  {
    key: 'vendorLogin',
    right: 'inviteVendor',
    label: 'Create vendor login',
    place: 'menu',
    shortcut: 'l',
    availability: always,
  },
  {
    key: 'reportPreview',
    right: 'activityReportPreview',
    label: 'Preview activity report',
    place: 'menu',
    availability: always,
  },
  {
    key: 'report',
    right: 'sendActivityReport',
    label: 'Send activity report',
    place: 'menu',
    shortcut: 'r',
    availability: always,
  },
  {
    key: 'notify',
    right: 'notifyAdvertiser',
    label: 'Notify advertiser',
    place: 'menu',
    shortcut: 'n',
    availability: always,
  },
  { key: 'copy', right: 'copyAnyBrochure', label: 'Copy', place: 'menu', shortcut: 'c', availability: always },
  { key: 'copyWithDates', right: 'copyAnyBrochure', label: 'Copy with new dates', place: 'menu', availability: always },
  { key: 'history', label: 'History', place: 'menu', availability: always },
  { key: 'confirmDelete', right: 'deleteBrochure', label: 'Delete', place: 'menu', availability: always },
];
