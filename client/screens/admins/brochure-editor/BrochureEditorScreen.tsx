import { useParams } from 'react-router';
import { isCreatable, typesOfEditor } from '../../../features/brochure-lifecycle/editorPath';
import { NewBrochureEditor } from '../../../features/brochure-form/NewBrochureEditor';
import { OpenBrochureEditor } from '../../../features/brochure-form/OpenBrochureEditor';
import { useSession } from '../../../features/session/useSession';
import type { BrochureType } from '../../../generated/types';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import { NothingFound } from '../../../ui/feedback/NothingFound';

interface BrochureEditorScreenProps {
  /** the type of a new ad at this address */
  newType: BrochureType;
}

/** Edits one ad; number 0 is a new one (docs/rules/screens.md#editors). */
export default function BrochureEditorScreen({ newType }: BrochureEditorScreenProps) {
  const { id } = useParams();
  const { session } = useSession();
  // directory ads share the address of landing pages
  const asked = useAddressQuery().get('type');
  const type = typesOfEditor(newType).find((each) => each === asked && isCreatable(each)) ?? newType;
  const databaseId = readDatabaseId(id);
  if (session === null) return null; // the guard is already redirecting
  if (id === '0') return <NewBrochureEditor type={type} session={session} />;
  if (databaseId === null) {
    return (
      <NothingFound title="There is no such ad" actions={<Link to={privatePaths.adminBrochures()}>All ads</Link>} />
    );
  }
  return <OpenBrochureEditor key={databaseId} databaseId={databaseId} session={session} />;
}
