import { Button } from 'antd';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useStartAtdwMutation } from '../../../generated/AtdwScreen';
import type { AtdwRunKind, AtdwScreenQuery } from '../../../generated/types';
import styles from './AtdwScreen.module.css';

type Connector = AtdwScreenQuery['atdwConnector'];

interface AtdwActionsProps {
  connector: Connector;
  onDone: () => void;
}

/** Starts a run, unless one is open. */
export function AtdwActions({ connector, onDone }: AtdwActionsProps) {
  const [start, { loading }] = useStartAtdwMutation();
  const attempt = useAttempt();
  const isOpen = connector.runs.some(({ state }) => state === 'WAITING' || state === 'RUNNING');
  const isReady = connector.hasKey && connector.version > 0 && connector.categories.length > 0;

  async function run(kind: AtdwRunKind, isDryRun: boolean): Promise<void> {
    const { done } = await attempt({
      run: () => start({ variables: { input: { kind, isDryRun } } }),
      done: isDryRun ? 'The trial run begins. It changes nothing.' : 'The run begins. Its counts appear here.',
      notDone: 'No run was started.',
    });
    if (done) onDone();
  }

  const disabled = !isReady || isOpen || loading;
  return (
    <div className={styles.actions}>
      <Button type="primary" disabled={disabled} onClick={() => void run('CHANGES', false)}>
        Sync now
      </Button>
      <Button disabled={disabled} onClick={() => void run('EVERYTHING', false)}>
        Compare everything
      </Button>
      <Button disabled={disabled} onClick={() => void run('EVERYTHING', true)}>
        Trial run
      </Button>
    </div>
  );
}
