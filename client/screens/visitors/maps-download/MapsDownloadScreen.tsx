import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { useMapsDownloadScreenQuery } from '../../../generated/MapsDownloadScreen';
import { PageHead } from '../../../platform/page/head/PageHead';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Link } from '../../../ui/links/Link';
import { MapsDownloadLoading } from './MapsDownloadLoading';
import styles from './MapsDownloadScreen.module.css';
import { PrintedMapCard } from './PrintedMapCard';

/** number of cards that a wide window shows at first */
const eagerCards = 3;

export default function MapsDownloadScreen() {
  const { data, error, refetch } = useMapsDownloadScreenQuery();
  if (error)
    return (
      <NotLoaded
        title="PDF maps"
        message="The PDF maps could not be loaded"
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  if (!data) return <MapsDownloadLoading />;
  const hasStreets = data.mapAreas.edges.some(({ node }) => node.streetsCount > 0);
  return (
    <>
      <PageHead
        title="PDF maps"
        description="Maps of our areas to print: every offer with its number, all streets with their squares."
        path={paths.mapsDownload()}
      />
      {data.printedMaps.edges.length === 0 ? (
        <EmptyState
          icon="map"
          headingLevel="h1"
          title="There are no PDF maps yet"
          actions={
            <ButtonLink to={paths.brochureMap()} primary>
              Show on map
            </ButtonLink>
          }
        >
          <p>They appear here as soon as they have been made. The online map shows every offer meanwhile.</p>
        </EmptyState>
      ) : (
        <>
          <h1 className={styles.heading}>PDF maps</h1>
          <p className={styles.text}>
            To print or to take along: offers under their numbers, a grid, and an index of all streets.
          </p>
          <ul className={styles.maps}>
            {data.printedMaps.edges.map(({ node: map }, index) => (
              <li key={map.id}>
                <PrintedMapCard map={map} eager={index < eagerCards} />
              </li>
            ))}
          </ul>
        </>
      )}
      {hasStreets && (
        <p className={styles.streets}>
          <Link to={paths.streetsIndex()}>Streets index of every area</Link>
        </p>
      )}
    </>
  );
}
