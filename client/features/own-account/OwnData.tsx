import { Button } from 'antd';
import { useState } from 'react';
import { useOwnDataQuery } from '../../generated/OwnData';
import type { OwnDataQuery } from '../../generated/types';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Link } from '../../ui/links/Link';
import { paths } from '../../shared/paths';
import { LoadFailure } from '../error-handling/LoadFailure';
import { OwnRecordList } from '../own-data/OwnRecordList';
import { dayOfRequest, privacyKindNames } from '../own-data/privacyLabels';
import { EraseDialog } from './EraseDialog';
import { OwnNameForm } from './OwnNameForm';
import styles from './account.module.css';

/**
 * What is kept of the person behind the login: documents, correction, erasure (docs/rules/privacy-and-law.md#own-data).
 * Reading it searches every table of people, so it is loaded on demand.
 */
export function OwnData() {
  const [isShown, setShown] = useState(false);
  const { data, error, refetch } = useOwnDataQuery({ skip: !isShown, fetchPolicy: 'no-cache' });
  return (
    <section className={styles.part} aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <p className={styles.lead}>See what we keep of you, save it, correct it, or ask for its erasure.</p>
      {!isShown && (
        <Button size="large" onClick={() => setShown(true)}>
          See your data
        </Button>
      )}
      {error !== undefined && (
        <LoadFailure title="Your data could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {isShown && data === undefined && error === undefined && <Skeleton height="240px" />}
      {data !== undefined && <KeptData data={data.ownData} onChanged={() => void refetch()} />}
    </section>
  );
}

function KeptData({ data, onChanged }: { data: OwnDataQuery['ownData']; onChanged: () => void }) {
  const { email, name, records, requests, jsonPath, pdfPath } = data;
  const [isErasing, setErasing] = useState(false);
  const isAsked = requests.some(({ kind }) => kind === 'ERASURE');
  return (
    <div className={styles.kept}>
      <p>
        This is what we keep of <strong>{email}</strong>.
      </p>
      <OwnRecordList records={records} />
      <div className={styles.row}>
        <Button href={pdfPath} download>
          All of it as PDF
        </Button>
        <Button href={jsonPath} download>
          All of it as JSON
        </Button>
      </div>
      {requests.length > 0 && (
        <ul className={styles.sessions}>
          {requests.map(({ token, kind, dueAt }) => (
            <li key={token} className={styles.session}>
              <div>
                <Link to={paths.privacyRequest(token)}>{privacyKindNames[kind]} of your data</Link>
                <span className={styles.quiet}>Answered by {dayOfRequest(dueAt)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <OwnNameForm name={name ?? ''} onChanged={onChanged} />
      {!isAsked && (
        <div>
          <Button danger onClick={() => setErasing(true)}>
            Erase your data
          </Button>
        </div>
      )}
      {isErasing && <EraseDialog email={email} onAsked={onChanged} onClose={() => setErasing(false)} />}
    </div>
  );
}
