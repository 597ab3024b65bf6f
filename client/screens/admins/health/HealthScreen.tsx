import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { Moment } from '../../../features/record-list/Moment';
import { StateDot } from '../../../features/record-list/StateDot';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useHealthScreenQuery } from '../../../generated/HealthScreen';
import { plural } from '../../../shared/formats/plural';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { PageSection } from '../../../ui/page/PageSection';
import { Tile } from '../../../ui/tiles/Tile';
import { Tiles } from '../../../ui/tiles/Tiles';
import styles from './HealthScreen.module.css';
import { healthFigures, type HealthGroup } from './healthFigures';

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
        <div role="status" aria-label="Loading the figures">
          <Tiles isLoading>
            {['requests', 'failed', 'slow', 'memory', 'pause', 'cache', 'connections', 'waiting'].map((figure) => (
              <Skeleton key={figure} height="132px" />
            ))}
          </Tiles>
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
          <Tiles>
            {figures.map(({ label, value, hint, problem, path }) => (
              <Tile key={label} {...{ label, value, hint }} size="NORMAL" to={path} isMarked={problem !== null}>
                {problem !== null && <span className={styles.problem}>{problem}</span>}
              </Tile>
            ))}
          </Tiles>
        </PageSection>
      ))}
    </>
  );
}
