import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useBrochureFormChoicesQuery } from '../../generated/BrochureFormChoices';
import type { BrochureType } from '../../generated/types';
import type { Session } from '../session/Session';
import { BrochureEditor } from './BrochureEditor';
import { PageHeading } from '../../ui/page/PageHeading';
import { LoadFailure } from '../error-handling/LoadFailure';
import { EditorLoading } from './EditorLoading';
import { privatePaths } from '../../shared/privatePaths';
import { editorPath } from '../brochure-lifecycle/editorPath';
import { formChoices } from './formChoices';

interface NewBrochureEditorProps {
  type: BrochureType;
  session: Session;
}

/** Creates an ad, then continues at the address of the new ad. */
export function NewBrochureEditor({ type, session }: NewBrochureEditorProps) {
  const { data, error, refetch } = useBrochureFormChoicesQuery();
  const navigate = useNavigate();
  const choices = useMemo(() => formChoices(data, null), [data]);
  if (error !== undefined) {
    return (
      <>
        <PageHeading title="New ad" />
        <LoadFailure title="The form could not be loaded" error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (data === undefined) return <EditorLoading />;
  return (
    <BrochureEditor
      key={type}
      type={type}
      brochure={null}
      files={null}
      choices={choices}
      session={session}
      onCreated={(created) => {
        const path = session.role === 'VENDOR' ? privatePaths.vendorBrochure(created.databaseId) : editorPath(created);
        void navigate(path, { replace: true });
      }}
    />
  );
}
