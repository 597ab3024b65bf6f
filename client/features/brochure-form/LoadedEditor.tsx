import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useBrochureFormBrochureFragment } from '../../generated/BrochureForm';
import type {
  BrochureAssetsBrochureFragment,
  BrochureFormBrochureFragment,
  BrochureFormChoicesQuery,
} from '../../generated/types';
import type { Session } from '../session/Session';
import { BrochureEditor } from './BrochureEditor';
import { editorPath } from '../brochure-lifecycle/editorPath';
import { formChoices } from './formChoices';

interface LoadedEditorProps {
  brochure: FragmentType<BrochureFormBrochureFragment> & FragmentType<BrochureAssetsBrochureFragment>;
  choices: BrochureFormChoicesQuery;
  session: Session;
}

/** An ad that exists, once it and what can be chosen have come. */
export function LoadedEditor({ brochure, choices, session }: LoadedEditorProps) {
  const { data, complete } = useBrochureFormBrochureFragment(brochure);
  const offered = useMemo(() => formChoices(choices, complete ? data : null), [choices, data, complete]);
  const { pathname } = useLocation();
  if (!complete) return null;
  const own = editorPath(data);
  // each type has its own address among the administrators'
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
