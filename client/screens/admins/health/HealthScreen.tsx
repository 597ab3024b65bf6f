import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { Moment } from '../../../features/record-list/Moment';
import { StateDot } from '../../../features/record-list/StateDot';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useHealthScreenQuery } from '../../../generated/HealthScreen';
import { plural } from '../../../shared/formats/plural';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Link } from '../../../ui/links/Link';
import { PageHeading } from '../../../ui/page/PageHeading';
import { PageSection } from '../../../ui/page/PageSection';
import styles from './HealthScreen.module.css';
import { healthFigures, type HealthFigure, type HealthGroup } from './healthFigures';

const askAgainMs = 10_000;

/** The few figures that say whether somebody has to act. Programs read more at /metrics. */
export default function HealthScreen() {
  const { data, error, onRetry } = getRecords(useHealthScreenQuery({ ...freshRecords, pollInterval: askAgainMs }));
  return (
    <>
      <PageHeading
        title="Health"
        subtitle="How the server that shows you this page is doing. Renewed every ten seconds."
      />
      {error !== undefined && <LoadFailure title="The figures could not be loaded" error={error} onRetry={onRetry} />}
      {data !== undefined && <Figures groups={healthFigures(data.health)} startedAt={data.health.startedAt} />}
      {data === undefined && error === undefined && (
        <div className={styles.figures} role="status" aria-label="Loading the figures">
          {['requests', 'failed', 'slow', 'memory', 'pause', 'cache', 'connections', 'waiting'].map((figure) => (
            <Skeleton key={figure} height="132px" />
          ))}
        </div>
      )}
    </>
  );
}

function Figures({ groups, startedAt }: { groups: HealthGroup[]; startedAt: string }) {
  const problems = groups.flatMap(({ figures }) => figures.filter(({ problem }) => problem !== null)).length;
  return (
    <>
      <p className={styles.summary}>
        <StateDot tone={problems === 0 ? 'success' : 'warning'}>
          {problems === 0 ? 'All is well' : `${plural(problems, 'figure')} to look at`}
        </StateDot>
        <span className={styles.since}>
          Running since <Moment at={startedAt} />
        </span>
      </p>
      {groups.map(({ title, figures }) => (
        <PageSection key={title} title={title}>
          <ul className={styles.figures}>
            {figures.map((figure) => (
              <li key={figure.label}>
                <Figure figure={figure} />
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
    </>
  );
}

function Figure({ figure: { label, value, hint, problem, path } }: { figure: HealthFigure }) {
  const lines = (
    <>
      <span className={styles.value}>{value}</span>
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>{hint}</span>
      {problem !== null && <span className={styles.problem}>{problem}</span>}
    </>
  );
  const isProblem = problem !== null;
  if (path === undefined) {
    return (
      <div className={styles.figure} data-problem={isProblem}>
        {lines}
      </div>
    );
  }
  return (
    <Link className={styles.figure} to={path} data-problem={isProblem}>
      {lines}
    </Link>
  );
}
