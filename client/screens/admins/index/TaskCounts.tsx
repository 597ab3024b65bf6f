import { printGridView } from '../../../features/brochure-grid/gridAddress';
import { noFilters, type GridFilters } from '../../../features/brochure-grid/gridFilters';
import { defaultSort } from '../../../features/brochure-grid/GridView';
import type { AdminIndexScreenQuery } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/Link';
import styles from './AdminIndexScreen.module.css';

interface Task {
  label: string;
  hint: string;
  count: number;
  path: string;
  isUrgent?: boolean;
}

function adsWith(filters: Partial<GridFilters>): string {
  const query = printGridView({ ...noFilters, ...filters, sort: defaultSort, page: 1 });
  return `${privatePaths.adminBrochures()}?${query}`;
}

function tasksOf({ pendingReview, published, outsideDates, archived }: AdminIndexScreenQuery): Task[] {
  return [
    {
      label: 'Pending review',
      hint: 'Wait to be read and published',
      count: pendingReview.totalCount,
      path: adsWith({ statuses: ['PENDING_REVIEW'] }),
      isUrgent: true,
    },
    {
      label: 'Outside their dates',
      hint: 'Published, but not shown to visitors',
      count: outsideDates.totalCount,
      path: adsWith({ statuses: ['PUBLISHED'], isActive: false }),
      isUrgent: true,
    },
    {
      label: 'Published',
      hint: 'All of them, whatever their dates',
      count: published.totalCount,
      path: adsWith({ statuses: ['PUBLISHED'] }),
    },
    {
      label: 'Archived',
      hint: 'Out of sight, can be brought back',
      count: archived.totalCount,
      path: privatePaths.adminArchivedBrochures(),
    },
  ];
}

/** Numbers that each lead to exactly the ads they count. */
export function TaskCounts({ counts }: { counts: AdminIndexScreenQuery }) {
  return (
    <ul className={styles.tasks}>
      {tasksOf(counts).map(({ label, hint, count, path, isUrgent = false }) => (
        <li key={label}>
          <Link className={styles.task} to={path} data-urgent={isUrgent && count > 0}>
            <span className={styles.count}>{count.toLocaleString('en-AU')}</span>
            <span className={styles.label}>{label}</span>
            <span className={styles.hint}>{hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
