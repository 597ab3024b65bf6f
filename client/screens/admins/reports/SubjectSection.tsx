import { addDays } from '../../../../shared/dates/addDays';
import { DailyChart } from '../../../features/figures/DailyChart';
import { DailyTable } from '../../../features/figures/DailyTable';
import type { ReportsScreenQuery } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import { PageSection } from '../../../ui/page/PageSection';
import { CountTable } from './CountTable';
import { reportSubjects } from './reportSubjects';
import styles from './ReportsScreen.module.css';
import { SavePicture } from './SavePicture';

type Report = ReportsScreenQuery['siteReport'];

/** The charts and tables of one figure. */
export function SubjectSection({ report, figure }: { report: Report; figure: Report['figures'][number] }) {
  const { subject, now, before, days, categories, areas } = figure;
  const { label, lead } = reportSubjects[subject];
  const dates = days.map(({ name }) => name);
  const datesBefore = dates.map((day) => addDays(day, -dates.length));
  const series = [
    { key: 'now', label: 'These days', counts: days.map((day) => day.now) },
    { key: 'before', label: 'The days before', counts: days.map((day) => day.before) },
  ];
  return (
    <PageSection title={label} lead={lead}>
      {subject === 'BROKEN_LINKS' && (
        <p>
          <Link to={`${privatePaths.adminBrochures()}?brokenLinks=yes`}>All ads with broken links</Link>
        </p>
      )}
      {now === 0 && before === 0 ? (
        <p className={styles.quiet}>Nothing was counted in these days, nor in those before.</p>
      ) : (
        <>
          <SavePicture key={subject} subject={subject} from={report.from} to={report.to} />
          <div className={styles.charts}>
            {series.map(({ key, label: name, counts }) => (
              <DailyChart key={key} label={name} days={key === 'now' ? dates : datesBefore} counts={counts} />
            ))}
          </div>
          <DailyTable caption="The numbers by day" days={dates} series={series} />
          <div className={styles.tables}>
            <CountTable caption="By category" heading="Category" counts={categories} />
            <CountTable caption="By map area" heading="Area" counts={areas} />
            {subject === 'EMPTY_SEARCHES' && (
              <CountTable
                caption="By words"
                heading="Words"
                counts={report.emptySearches.map(({ words, ...counts }) => ({ name: words, ...counts }))}
              />
            )}
          </div>
        </>
      )}
    </PageSection>
  );
}
