import { useRestoreVersionOfRecordMutation } from '../../generated/RestoreRecordVersion';
import { useVerb } from '../brochure-lifecycle/useVerb';

interface Restored {
  /** the line of the audit log */
  entryId: string;
  done: string;
  notDone: string;
}

/** Takes the change of a line of the audit log back; calls `onDone` once it is. */
export function useRestoreRecordVersion(onDone: () => void): (restored: Restored) => Promise<void> {
  const [restore] = useRestoreVersionOfRecordMutation();
  const attempt = useVerb();
  return async ({ entryId, ...words }) => {
    const isBack = await attempt({ run: () => restore({ variables: { input: { entryId } } }), ...words });
    if (isBack) onDone();
  };
}
