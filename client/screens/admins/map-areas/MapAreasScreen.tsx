import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordError } from '../../../features/record-list/RecordError';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useMapAreasScreenQuery } from '../../../generated/MapAreasScreen';
import { privatePaths } from '../../../shared/privatePaths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { DataGrid } from '../../../ui/data-grid/DataGrid';
import { PageHeading } from '../../../ui/page/PageHeading';
import { mapAreaColumns } from './mapAreaColumns';

/** The areas with a map of their own, and the contents of each. */
export default function MapAreasScreen() {
  const { data, loading, error, onRetry } = getRecords(useMapAreasScreenQuery(freshRecords));
  const rows = data?.mapAreas.edges.map(({ node }) => node);
  return (
    <>
      <PageHeading
        title="Map areas"
        subtitle="Each has a printed map, a streets index and a place in the area picker. Online map, index and print follow from its box and grid."
        actions={
          <>
            <ButtonLink to={privatePaths.adminDeletedMapAreas()}>Deleted</ButtonLink>
            <ButtonLink to={privatePaths.adminMapArea(0)} primary>
              New area
            </ButtonLink>
          </>
        }
      />
      {error !== undefined ? (
        <RecordError noun="map area" error={error} onRetry={onRetry} />
      ) : (
        <DataGrid
          label="Map areas"
          columns={mapAreaColumns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={loading}
          empty={
            <RecordEmpty icon="map" isFiltered={false} noun="map area">
              Draw the first one: its map, its streets index and its place in the area picker follow.
            </RecordEmpty>
          }
        />
      )}
    </>
  );
}
