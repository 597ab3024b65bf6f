import { useParams } from 'react-router';
import { isCreatable } from '../../../features/brochure-lifecycle/editorPath';
import { NewBrochureEditor } from '../../../features/brochure-form/NewBrochureEditor';
import { OpenBrochureEditor } from '../../../features/brochure-form/OpenBrochureEditor';
import { useSession } from '../../../features/session/useSession';
import { brochureTypes } from '../../../generated/brochureTypes';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { privatePaths } from '../../../shared/privatePaths';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { NothingFound } from '../../../ui/feedback/NothingFound';
import { Link } from '../../../ui/links/Link';

/** Edits one of the vendor's own ads; number 0 is a new one, with its type in the query. */
export default function VendorBrochureScreen() {
  const { id } = useParams();
  const { session } = useSession();
  const asked = useAddressQuery().get('type');
  const newType = brochureTypes.find((type) => type === asked && isCreatable(type));
  const databaseId = readDatabaseId(id);
  if (session === null) return null; // the guard is already redirecting
  if (id === '0' && newType !== undefined) return <NewBrochureEditor type={newType} session={session} />;
  if (databaseId === null) {
    return (
      <NothingFound
        title="There is no such ad"
        actions={<Link to={privatePaths.vendorManageBrochures()}>New ad</Link>}
      />
    );
  }
  return <OpenBrochureEditor key={databaseId} databaseId={databaseId} session={session} />;
}
