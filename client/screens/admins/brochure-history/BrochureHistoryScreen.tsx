import { useParams } from 'react-router';
import { HistoryList } from '../../../features/audit-changes/HistoryList';
import { isOfFiles, type Version } from '../../../features/audit-changes/historyColumns';
import { useHistoryView } from '../../../features/audit-changes/useHistoryView';
import { useAdPath } from '../../../features/brochure-lifecycle/useAdPath';
import { useUndoChange } from '../../../features/brochure-lifecycle/useUndoChange';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useMay } from '../../../features/session/useMay';
import { useBrochureHistoryScreenQuery } from '../../../generated/BrochureHistoryScreen';
import { useRestoreVersionOfBrochureMutation } from '../../../generated/RestoreVersion';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { PageHeading } from '../../../ui/page/PageHeading';

/** Every change of an ad, the latest first, also of a deleted one (docs/rules/statuses-and-reviews.md#history-of-an-ad). */
export default function BrochureHistoryScreen() {
  const databaseId = readDatabaseId(useParams().id) ?? 0;
  const { view, filter } = useHistoryView({ brochureDatabaseId: databaseId });
  const variables = { databaseId, filter, ...view.paging };
  const query = useBrochureHistoryScreenQuery({ ...freshRecords, variables });
  const { data, loading, error, onRetry } = getRecords(query);
  const brochure = data?.brochure ?? null;
  const restore = useRestoreVersion(onRetry);
  const undo = useUndoLastChange(onRetry);
  const adPath = useAdPath();
  const mayRestore = useMay()('restoreBrochureVersion');
  const title = brochure === null ? `ad ${String(databaseId)}` : `“${brochure.displayTitle}”`;
  return (
    <>
      <PageHeading
        title={`History of ${title}`}
        subtitle="Every change, with what was proposed and asked for, the latest first."
        actions={brochure !== null && <ButtonLink to={adPath(brochure)}>Open the ad</ButtonLink>}
      />
      <HistoryList
        noun="ad"
        view={view}
        page={data?.auditLog}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onRestore={brochure === null || !mayRestore ? null : (version) => void restore(brochure, version)}
        onUndo={brochure === null ? null : () => void undo(brochure)}
      />
    </>
  );
}

/** The version that the screen shows is the one that the last change led to; the server refuses another. */
function useUndoLastChange(onDone: () => void) {
  const undo = useUndoChange();
  return async ({ id, version }: { id: string; version: number }): Promise<void> => {
    const isBack = await undo({
      ...{ id, version },
      done: 'The ad is as it was before.',
      notDone: 'The ad stays as it is.',
    });
    if (isBack) onDone();
  };
}

function useRestoreVersion(onDone: () => void) {
  const [restore] = useRestoreVersionOfBrochureMutation();
  const attempt = useVerb();
  return async ({ id, version }: { id: string; version: number }, change: Version): Promise<void> => {
    const isBack = await attempt({
      run: () => restore({ variables: { input: { id, entryId: change.id, version } } }),
      ...(isOfFiles(change)
        ? { done: 'The files are as they were before this change.', notDone: 'The files stay as they are.' }
        : { done: 'The fields have their former values.', notDone: 'The fields stay as they are.' }),
    });
    if (isBack) onDone();
  };
}
