import { useBrochureEditorQuery } from '../../generated/BrochureEditor';
import { useBrochureFormChoicesQuery } from '../../generated/BrochureFormChoices';
import { NothingFound } from '../../ui/feedback/NothingFound';
import { PageHeading } from '../../ui/page/PageHeading';
import type { Session } from '../session/Session';
import { LoadFailure } from '../error-handling/LoadFailure';
import { EditorLoading } from './EditorLoading';
import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useBrochureFormBrochureFragment } from '../../generated/BrochureForm';
import type {
  BrochureAssetsBrochureFragment,
  BrochureFormBrochureFragment,
  BrochureFormChoicesQuery,
} from '../../generated/types';
import { BrochureEditor } from './BrochureEditor';
import { editorPath } from '../brochure-lifecycle/editorPath';
import { formChoices } from './formChoices';

interface OpenBrochureEditorProps {
  databaseId: number;
  session: Session;
}

/** Loads the current state of an ad and the choices for its fields. */
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

interface LoadedEditorProps {
  brochure: FragmentType<BrochureFormBrochureFragment> & FragmentType<BrochureAssetsBrochureFragment>;
  choices: BrochureFormChoicesQuery;
  session: Session;
}

/** The editor of an existing ad after the ad and its choices have loaded. */
function LoadedEditor({ brochure, choices, session }: LoadedEditorProps) {
  const { data, complete } = useBrochureFormBrochureFragment(brochure);
  const offered = useMemo(() => formChoices(choices, complete ? data : null), [choices, data, complete]);
  const { pathname } = useLocation();
  if (!complete) return null;
  const own = editorPath(data);
  // administrators edit each type at an address of its own
  if (session.role === 'ADMINISTRATOR' && pathname !== own) return <Navigate to={own} replace />;
  return (
    <BrochureEditor
      type={data.type}
      brochure={data}
      files={brochure}
      choices={offered}
      session={session}
      onCreated={() => undefined}
    />
  );
}
