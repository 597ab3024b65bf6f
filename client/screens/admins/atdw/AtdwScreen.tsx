import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { Moment } from '../../../features/record-list/Moment';
import { useAtdwScreenQuery } from '../../../generated/AtdwScreen';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { privatePaths } from '../../../shared/privatePaths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { PageSection } from '../../../ui/page/PageSection';
import { Tile } from '../../../ui/tiles/Tile';
import { Tiles } from '../../../ui/tiles/Tiles';
import { AtdwActions } from './AtdwActions';
import { AtdwRuns } from './AtdwRuns';
import { AtdwSettingsForm } from './AtdwSettingsForm';
import { categoryChoices } from './categoryChoices';
import styles from './AtdwScreen.module.css';
import { StoppedRun } from './StoppedRun';

/** A run that works shows its counts. */
const askAgainMs = 5_000;

/** The connector to the Australian Tourism Data Warehouse (docs/rules/tourism-ads.md). */
export default function AtdwScreen() {
  const { data, error, onRetry } = getRecords(useAtdwScreenQuery({ ...freshRecords, pollInterval: askAgainMs }));
  const connector = data?.atdwConnector;
  const last = connector?.runs[0];
  return (
    <>
      <PageHeading
        title="Tourism listings"
        subtitle="From the Australian Tourism Data Warehouse (ATDW). New ones wait for review; the warehouse decides their texts and pictures."
        actions={<ButtonLink to={privatePaths.adminAtdwHistory()}>History</ButtonLink>}
      />
      {error !== undefined && <LoadFailure title="The connector could not be loaded" error={error} onRetry={onRetry} />}
      {connector === undefined && error === undefined && (
        <div role="status" aria-label="Loading the connector">
          <Skeleton height="480px" />
        </div>
      )}
      {data !== undefined && connector !== undefined && (
        <>
          {!connector.hasKey && (
            <div className={styles.notice}>
              <Alert>The server has no key. Ask ATDW for one, set it as ATDW_API_KEY, and restart the server.</Alert>
            </div>
          )}
          {last?.state === 'STOPPED' && <StoppedRun run={last} onDone={onRetry} />}
          <Tiles>
            <Tile
              value={groupThousands(connector.listed)}
              label="Listings"
              hint={
                connector.hidden > 0
                  ? `${groupThousands(connector.hidden)} hidden: no good run for 7 days`
                  : 'not archived'
              }
              isMarked={connector.hidden > 0}
            />
            <Tile
              value={groupThousands(connector.pending)}
              label="Wait for review"
              hint="new, or active again"
              to={`${privatePaths.adminBrochures()}?type=ATDW_AD&status=PENDING_REVIEW`}
              isMarked={connector.pending > 0}
            />
            <Tile
              value={groupThousands(connector.waitingPictures)}
              label="Pictures"
              hint="still to be fetched"
              isMarked={false}
            />
            <Tile
              value={connector.isNightly ? 'On' : 'Off'}
              label="Each night"
              hint="at 1:15 in Brisbane; on Sundays everything"
              isMarked={false}
            >
              <span>
                {connector.lastGoodRunAt === null ? 'No good run yet' : 'Last good run '}
                {connector.lastGoodRunAt !== null && <Moment at={connector.lastGoodRunAt} />}
              </span>
            </Tile>
          </Tiles>
          <PageSection
            title="Runs"
            lead="A trial run counts what a run would do, and changes nothing."
            actions={<AtdwActions connector={connector} onDone={onRetry} />}
          >
            <AtdwRuns runs={connector.runs} />
          </PageSection>
          <AtdwSettingsForm
            key={`${connector.version} ${connector.categories.length}`}
            connector={connector}
            choices={categoryChoices(data.categories)}
            onDone={onRetry}
          />
        </>
      )}
    </>
  );
}
