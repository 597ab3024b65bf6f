import { useParams } from 'react-router';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useMapAreaScreenQuery } from '../../../generated/MapAreaScreen';
import { privatePaths } from '../../../shared/privatePaths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Link } from '../../../ui/links/Link';
import { LoadingTitle } from '../../../ui/feedback/LoadingTitle';
import { NothingFound } from '../../../ui/feedback/NothingFound';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { MapAreaForm } from './MapAreaForm';

/** Edits one area: its name, its box on the map, its grid. Number 0 is a new one. */
export default function MapAreaScreen() {
  const { id } = useParams();
  const { data, error, onRetry } = getRecords(useMapAreaScreenQuery(freshRecords));
  if (error !== undefined) {
    return (
      <>
        <PageHeading title="Map area" />
        <LoadFailure title="The area could not be loaded" error={error} onRetry={onRetry} />
      </>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="Loading the area">
        <LoadingTitle />
        <Skeleton height="640px" />
      </div>
    );
  }
  const area = data.mapAreas.edges.map(({ node }) => node).find(({ databaseId }) => String(databaseId) === id);
  if (area === undefined && id !== '0') {
    return (
      <NothingFound
        title="There is no such area"
        actions={<Link to={privatePaths.adminMapAreas()}>All map areas</Link>}
      />
    );
  }
  return (
    <>
      <PageHeading
        title={area?.name ?? 'New map area'}
        actions={area && <ButtonLink to={privatePaths.adminMapAreaHistory(area.databaseId)}>History</ButtonLink>}
      />
      <MapAreaForm key={area?.id ?? 'new'} area={area ?? null} />
    </>
  );
}
