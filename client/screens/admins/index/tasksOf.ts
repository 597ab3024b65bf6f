import { printGridView } from '../../../features/brochure-grid/gridAddress';
import { noFilters, type GridFilters } from '../../../features/brochure-grid/filters/gridFilters';
import { defaultSort } from '../../../features/brochure-grid/GridView';
import type { AdminIndexScreenQuery } from '../../../generated/types';
import type { StaffAction } from '../../../generated/staffRights';
import { privatePaths } from '../../../shared/privatePaths';

export interface Task {
  label: string;
  hint: string;
  count: number;
  path: string;
  isUrgent?: boolean;
  /** hidden while the count is 0 */
  isTrouble?: boolean;
  /** absent: for all staff */
  right?: StaffAction;
}

function adsWith(filters: Partial<GridFilters>): string {
  const query = printGridView({ ...noFilters, ...filters, sort: defaultSort, sheet: null, page: 1 });
  return `${privatePaths.adminBrochures()}?${query}`;
}

const published = (filters: Partial<GridFilters>) => adsWith({ statuses: ['PUBLISHED'], ...filters });

/** The open tasks, each with a link to exactly the items that it counts (docs/rules/screens.md#to-do-screen). */
export function tasksOf(counts: AdminIndexScreenQuery): Task[] {
  const { overview } = counts;
  return [
    {
      label: 'Pending review',
      hint: 'Wait to be read and published',
      count: counts.pendingReview.totalCount,
      path: adsWith({ statuses: ['PENDING_REVIEW'] }),
      isUrgent: true,
    },
    {
      label: 'Open enquiries',
      hint: 'Claims, corrections and messages of visitors',
      count: overview.openEnquiriesCount,
      path: privatePaths.adminEnquiries('OPEN'),
      isUrgent: true,
      right: 'enquiries',
    },
    {
      label: 'Ending in 14 days',
      hint: 'Published, and soon over',
      count: counts.endingSoon.totalCount,
      path: published({ endingWithinDays: 14 }),
      isUrgent: true,
    },
    {
      label: 'Sold out',
      hint: 'Published coupons, none left',
      count: counts.soldOut.totalCount,
      path: published({ soldOut: true }),
      isUrgent: true,
    },
    {
      label: 'Outside their dates',
      hint: 'Published, but not shown to visitors',
      count: counts.outsideDates.totalCount,
      path: published({ isActive: false }),
      isUrgent: true,
    },
    {
      label: 'Without a picture',
      hint: 'Published',
      count: counts.withoutPicture.totalCount,
      path: published({ withoutPicture: true }),
    },
    {
      label: 'Without a position',
      hint: 'Published, but on no map and near nobody',
      count: counts.withoutPosition.totalCount,
      path: published({ withoutPosition: true }),
    },
    {
      label: 'Published',
      hint: 'All of them, whatever their dates',
      count: counts.published.totalCount,
      path: published({}),
    },
    {
      label: 'Archived',
      hint: 'Out of sight, can be brought back',
      count: counts.archived.totalCount,
      path: privatePaths.adminArchivedBrochures(),
    },
    {
      label: 'Privacy requests',
      hint: 'Each is answered within 30 days',
      count: counts.openPrivacyRequests?.totalCount ?? 0,
      path: privatePaths.adminPrivacyRequests('OPEN'),
      isUrgent: true,
      isTrouble: true,
    },
    {
      label: 'Breaches to assess',
      hint: 'Each is assessed within 30 days',
      count: counts.breachesToAssess?.totalCount ?? 0,
      path: privatePaths.adminDataBreaches('ASSESSING'),
      isUrgent: true,
      isTrouble: true,
    },
    {
      label: 'Breaches to notify',
      hint: 'Serious harm is likely',
      count: counts.breachesToNotify?.totalCount ?? 0,
      path: privatePaths.adminDataBreaches('TO_NOTIFY'),
      isUrgent: true,
      isTrouble: true,
    },
    {
      label: 'Failed mails',
      hint: 'Refused, or not sent for long',
      count: overview.failedMailsCount,
      path: privatePaths.adminMails(),
      right: 'outgoingMails',
      isUrgent: true,
      isTrouble: true,
    },
    {
      label: 'Held mails',
      hint: 'No mail server is configured',
      count: overview.heldMailsCount,
      path: privatePaths.adminMails(),
      right: 'outgoingMails',
      isUrgent: true,
      isTrouble: true,
    },
    {
      label: 'Failed jobs',
      hint: 'Background work whose last run failed',
      count: overview.failedJobsCount,
      path: privatePaths.adminJobs(),
      right: 'jobRuns',
      isUrgent: true,
      isTrouble: true,
    },
  ];
}
