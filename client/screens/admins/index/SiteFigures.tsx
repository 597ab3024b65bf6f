import { DailyChart } from '../../../features/figures/DailyChart';
import { dailySeries } from '../../../features/figures/dailySeries';
import { DailyTable } from '../../../features/figures/DailyTable';
import type { AdminIndexScreenQuery } from '../../../generated/types';
import { PageSection } from '../../../ui/page/PageSection';
import styles from './AdminIndexScreen.module.css';

/** The totals of all ads for the last 30 days, as charts and as numbers. */
export function SiteFigures({ statistics }: { statistics: AdminIndexScreenQuery['overview']['statistics'] }) {
  const days = statistics.days.map(({ day }) => day);
  const series = dailySeries(statistics.days);
  return (
    <PageSection title="The last 30 days">
      <div className={styles.charts}>
        {series.map(({ key, label, counts }) => (
          <DailyChart key={key} label={label} days={days} counts={counts} />
        ))}
      </div>
      <DailyTable caption="The numbers by day" days={days} series={series} />
    </PageSection>
  );
}
