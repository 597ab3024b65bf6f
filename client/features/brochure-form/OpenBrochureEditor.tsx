import { useBrochureEditorQuery } from '../../generated/BrochureEditor';
import { useBrochureFormChoicesQuery } from '../../generated/BrochureFormChoices';
import { NothingFound } from '../../ui/NothingFound';
import { PageHeading } from '../../ui/PageHeading';
import type { Session } from '../session/Session';
import { LoadFailure } from '../upkeep/LoadFailure';
import { EditorLoading } from './EditorLoading';
import { LoadedEditor } from './LoadedEditor';

interface OpenBrochureEditorProps {
  databaseId: number;
  session: Session;
}

/** Loads an ad, as it is now, and what can be chosen for it. */
export function OpenBrochureEditor({ databaseId, session }: OpenBrochureEditorProps) {
  const ad = useBrochureEditorQuery({
    variables: { databaseId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const choices = useBrochureFormChoicesQuery();
  const isVendor = session.role === 'VENDOR';
  const error = ad.error ?? choices.error;
  if (error !== undefined) {
    return (
      <>
        <PageHeading title={`Ad ${databaseId}`} />
        <LoadFailure
          title="The ad could not be loaded"
          error={error}
          onRetry={() => void Promise.all([ad.refetch(), choices.refetch()])}
        />
      </>
    );
  }
  if (ad.data === undefined || choices.data === undefined) return <EditorLoading />;
  if (ad.data.brochure === null) {
    return (
      <NothingFound title={`There is no ad ${databaseId}`}>
        <p>{isVendor ? 'It may have been deleted, or belong to another business.' : 'It may have been deleted.'}</p>
      </NothingFound>
    );
  }
  return <LoadedEditor key={databaseId} brochure={ad.data.brochure} choices={choices.data} session={session} />;
}
