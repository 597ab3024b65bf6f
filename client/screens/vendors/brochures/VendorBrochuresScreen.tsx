import { Button } from 'antd';
import { Navigate, useParams } from 'react-router';
import { useSession } from '../../../features/session/useSession';
import { LoadFailure } from '../../../features/upkeep/LoadFailure';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { privatePaths } from '../../../shared/privatePaths';
import { plural } from '../../../shared/plural';
import { OwnBrochureRow } from './OwnBrochureRow';
import { OwnBrochuresEmpty } from './OwnBrochuresEmpty';
import { OwnBrochuresLoading } from './OwnBrochuresLoading';
import { OwnViewLinks } from './OwnViewLinks';
import { readOwnView } from './ownViews';
import { useOwnBrochures } from './useOwnBrochures';
import styles from './VendorBrochures.module.css';

/** All ads of the company: where each stands, what came of it, and what can be done. */
export default function VendorBrochuresScreen() {
  const { vendorId = '' } = useParams();
  const view = readOwnView(useAddressQuery().get('show'));
  const { list, loading, error, reload, showMore } = useOwnBrochures(view);
  useSharedLoading(loading);
  const own = useSession().session?.user.vendor?.databaseId;
  // a server's answer is about one's own ads whatever the address says
  if (own !== undefined && String(own) !== vendorId) return <Navigate to={privatePaths.vendorBrochures(own)} replace />;
  return (
    <>
      <VendorHeading title="Your ads" lead={list === null ? null : plural(list.totalCount, 'ad')} />
      <OwnViewLinks vendorId={Number(vendorId)} current={view} />
      {error !== undefined && (
        <LoadFailure title="Your ads could not be loaded" error={error} onRetry={() => void reload()} />
      )}
      {list === null && error === undefined && <OwnBrochuresLoading />}
      {list?.edges.length === 0 && <OwnBrochuresEmpty view={view} />}
      {list !== null && list.edges.length > 0 && (
        <ul className={styles.list}>
          {list.edges.map(({ node }) => (
            <li key={node.id}>
              <OwnBrochureRow brochure={node} />
            </li>
          ))}
        </ul>
      )}
      {list?.pageInfo.hasNextPage === true && (
        <Button className={styles.more} loading={loading} onClick={() => void showMore()}>
          Show more
        </Button>
      )}
    </>
  );
}
