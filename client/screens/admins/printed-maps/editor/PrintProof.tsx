import { Alert, Button } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '../../../../features/error-handling/LoadFailure';
import { usePrintProofQuery } from '../../../../generated/PrintProof';
import { usePollingWhile } from '../../../../platform/apollo/usePollingWhile';
import { plural } from '../../../../shared/formats/plural';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import styles from './PrintEditor.module.css';

const pollMilliseconds = 1_000;

interface PrintProofProps {
  /** id of the layout */
  id: string;
  /** what the pictures show, such as "Noosa, A4 landscape" */
  name: string;
}

/** The proof of a layout: its sheets as pictures, and what readers would miss. */
export function PrintProof({ id, name }: PrintProofProps) {
  const [shown, setShown] = useState(0);
  const query = usePrintProofQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const { data, previousData, error, refetch } = query;
  const node = (data ?? previousData)?.node;
  const proof = node?.__typename === 'PrintLayout' ? node : null;
  const isWaiting = proof === null ? error === undefined && data === undefined : proof.proofState === 'WAITING';
  usePollingWhile(isWaiting, pollMilliseconds, query);

  if (error !== undefined && proof === null) {
    return <LoadFailure title="The preview could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  const pictures = proof?.pictures ?? [];
  const at = Math.min(shown, Math.max(0, pictures.length - 1));
  const warnings = proof?.warnings ?? [];

  return (
    <div className={styles.proof}>
      <p className={styles.status} role="status">
        {isWaiting ? 'Drawing the preview …' : proof?.proofState === 'READY' ? readyText(proof, warnings.length) : ''}
      </p>
      {proof?.proofState === 'FAILED' && (
        <Alert type="error" showIcon title="The preview could not be drawn." description={proof.problem} />
      )}
      {warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={plural(warnings.length, 'warning')}
          description={
            <ul className={styles.warnings}>
              {warnings.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          }
        />
      )}
      {isWaiting && <Skeleton height="420px" />}
      {pictures.length > 0 && (
        <>
          <a className={styles.picture} href={pictures[at]} target="_blank" rel="noreferrer" download={`${name}.webp`}>
            <img src={pictures[at]} alt={`Sheet ${String(at + 1)} of the preview of ${name}`} />
          </a>
          {pictures.length > 1 && (
            <div className={styles.pager} role="group" aria-label="Sheets of the preview">
              <Button disabled={at === 0} onClick={() => setShown(at - 1)}>
                Sheet before
              </Button>
              <span aria-live="polite">
                {at + 1} of {pictures.length}
              </span>
              <Button disabled={at === pictures.length - 1} onClick={() => setShown(at + 1)}>
                Next sheet
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function readyText({ sheets, pictures }: { sheets: number | null; pictures: string[] }, warnings: number): string {
  const count = sheets ?? pictures.length;
  const shown = pictures.length < count ? `, the first ${String(pictures.length)} below` : '';
  const names = warnings === 0 ? ' Nothing is missing.' : '';
  return `${plural(count, 'sheet')}${shown}; the streets index follows.${names}`;
}
