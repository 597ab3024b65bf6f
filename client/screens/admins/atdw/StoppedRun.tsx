import { Button } from 'antd';
import { useState } from 'react';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useAllowAtdwMutation } from '../../../generated/AtdwScreen';
import type { AtdwScreenQuery } from '../../../generated/types';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Alert } from '../../../ui/feedback/Alert';
import styles from './AtdwScreen.module.css';

interface StoppedRunProps {
  run: AtdwScreenQuery['atdwConnector']['runs'][number];
  onDone: () => void;
}

/** Asks an administrator about the run that the brake has stopped. */
export function StoppedRun({ run: { did, vanishing, listed }, onDone }: StoppedRunProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [allow, { loading }] = useAllowAtdwMutation();
  const attempt = useAttempt();
  const count = groupThousands(vanishing ?? 0);

  async function letGo(): Promise<void> {
    const { done } = await attempt({
      run: () => allow({ variables: { input: { did, vanishing: vanishing ?? 0 } } }),
      done: `The run goes on, and archives ${count} listings.`,
      notDone: 'Nothing was archived.',
    });
    setIsAsking(false);
    if (done) onDone();
  }

  return (
    <>
      <div className={styles.notice}>
        <Alert>
          <p className={styles.text}>
            <strong>
              The last run stopped: it would archive {count} of {groupThousands(listed ?? 0)} listings.
            </strong>{' '}
            That is more than a fifth. The warehouse may have a fault, or the states and regions were changed. Nothing
            was archived.
          </p>
          <Button onClick={() => setIsAsking(true)}>Let it go on once</Button>
        </Alert>
      </div>
      {isAsking && (
        <Dialog
          title={`Archive ${count} tourism listings?`}
          okText={`Archive ${count} listings`}
          confirmLoading={loading}
          onOk={() => void letGo()}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            Visitors no longer see them. Those that the warehouse names again wait for review. The next run stops again
            if more than a fifth would vanish.
          </p>
        </Dialog>
      )}
    </>
  );
}
