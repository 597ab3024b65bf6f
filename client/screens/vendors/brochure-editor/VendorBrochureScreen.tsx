import { useParams } from 'react-router';
import { OpenBrochureEditor } from '../../../features/brochure-form/OpenBrochureEditor';
import { useSession } from '../../../features/session/useSession';
import { privatePaths } from '../../../shared/privatePaths';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { NothingFound } from '../../../ui/feedback/NothingFound';
import { Link } from '../../../ui/links/Link';

/** Edits one of the vendor's own ads. A new ad begins as a copy. */
export default function VendorBrochureScreen() {
  const { id } = useParams();
  const { session } = useSession();
  const databaseId = readDatabaseId(id);
  if (session === null) return null; // the guard is already redirecting
  if (databaseId === null) {
    return (
      <NothingFound
        title="There is no such ad"
        actions={<Link to={privatePaths.vendorManageBrochures()}>How to get a new ad</Link>}
      />
    );
  }
  return <OpenBrochureEditor key={databaseId} databaseId={databaseId} session={session} />;
}
