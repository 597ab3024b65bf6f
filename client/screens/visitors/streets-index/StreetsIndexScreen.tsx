import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { useStreetsIndexScreenQuery } from '../../../generated/StreetsIndexScreen';
import { PageHead } from '../../../platform/page/head/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { paths } from '../../../shared/paths';
import { ChooseArea } from './ChooseArea';
import { StreetsIndex } from './StreetsIndex';
import { readStreetsQuery } from './streetsQuery';
import { LoadingTitle } from '../../../ui/feedback/LoadingTitle';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './StreetsIndexLoading.module.css';

export default function StreetsIndexScreen() {
  const search = useAddressQuery();
  const query = readStreetsQuery(search);
  const { mapArea, letter, q, after } = query;
  const { data, previousData, error, refetch } = useStreetsIndexScreenQuery({
    variables: { mapArea: mapArea ?? '', hasArea: mapArea !== null, letter, q, after },
  });
  const known = data ?? previousData;
  const area = known?.area?.edges[0]?.node;
  const isUnknown = mapArea !== null && data !== undefined && area === undefined;
  const all = useStreetsIndexScreenQuery({ variables: { mapArea: '', hasArea: false }, skip: !isUnknown });
  const areas = (known?.mapAreas ?? all.data?.mapAreas)?.edges.map(({ node }) => node);

  if (error)
    return (
      <NotLoaded
        title="Streets index"
        message="The streets index could not be loaded"
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  if (!known) return <StreetsIndexLoading />;
  if (area && known.streetIndex) return <StreetsIndex area={area} page={known.streetIndex} query={query} />;
  if (area || !areas) return <StreetsIndexLoading />;
  return (
    <>
      {isUnknown && <UnknownArea />}
      <PageHead
        title="Streets index"
        description="The streets of each area with their squares on the printed map."
        path={paths.streetsIndex()}
        noIndex={isUnknown || areas.every(({ streetsCount }) => streetsCount === 0)}
      />
      <ChooseArea areas={areas} isUnknown={isUnknown} />
    </>
  );
}

function UnknownArea() {
  usePageStatus(404);
  return null;
}

function StreetsIndexLoading() {
  return (
    <div role="status" aria-label="Loading" className={styles.rows}>
      <LoadingTitle />
      <Skeleton width="60%" height="36px" />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height="32px" />
      ))}
    </div>
  );
}
