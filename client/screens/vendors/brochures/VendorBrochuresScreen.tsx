import { Navigate, useParams } from 'react-router';
import { useSession } from '../../../features/session/useSession';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { privatePaths } from '../../../shared/privatePaths';
import { plural } from '../../../shared/formats/plural';
import { OwnBrochureRow } from './OwnBrochureRow';
import { OwnBrochuresLoading } from './OwnBrochuresLoading';
import { OwnViewLinks } from './OwnViewLinks';
import { readOwnView, ownViews, type OwnView } from './ownViews';
import styles from './VendorBrochures.module.css';
import { useVendorBrochuresScreenQuery } from '../../../generated/VendorBrochuresScreen';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ShowMore } from '../../../ui/load-more/ShowMore';
import { useLoadMore } from '../../../ui/load-more/useLoadMore';

const nothing: Readonly<Record<OwnView, { title: string; text: string }>> = {
  all: { title: 'No ads yet', text: 'Your first ad appears here as soon as it has been made.' },
  live: { title: 'Nothing is live', text: 'What visitors can see now would stand here.' },
  drafts: { title: 'No drafts', text: 'What you have not submitted yet would stand here.' },
  waiting: { title: 'Nothing is waiting', text: 'What we have not looked at yet would stand here.' },
  archived: { title: 'Nothing is archived', text: 'What was taken down would stand here.' },
};

function OwnBrochuresEmpty({ view }: { view: OwnView }) {
  const { title, text } = nothing[view];
  return (
    <EmptyState icon="document" title={title} actions={view === 'all' && <NewAdLink />}>
      <p>{text}</p>
    </EmptyState>
  );
}

function NewAdLink() {
  return (
    <ButtonLink to={privatePaths.vendorManageBrochures()} primary>
      New ad
    </ButtonLink>
  );
}

/** All ads of the company: the state, results and actions of each. */
export default function VendorBrochuresScreen() {
  const { vendorId = '' } = useParams();
  const view = readOwnView(useAddressQuery().get('show'));
  const { list, loading, error, reload, more } = useOwnBrochures(view);
  useSharedLoading(loading);
  const own = useSession().session?.user.vendor?.databaseId;
  const isWithoutAds = view === 'all' && list?.edges.length === 0;
  // a server response is about one's own ads, whatever the address says
  if (own !== undefined && String(own) !== vendorId) return <Navigate to={privatePaths.vendorBrochures(own)} replace />;
  return (
    <>
      <VendorHeading
        title="Your ads"
        lead={list === null ? null : plural(list.totalCount, 'ad')}
        actions={list === null || isWithoutAds ? undefined : <NewAdLink />}
      />
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
      {list?.pageInfo.hasNextPage === true && <ShowMore list={more} nouns="ads" className={styles.more} />}
    </>
  );
}

/** The company's own ads, newest first; never from the cache, and longer by a page with "Show more". */
function useOwnBrochures(view: OwnView) {
  const { filter } = ownViews[view];
  const { data, loading, error, refetch, fetchMore } = useVendorBrochuresScreenQuery({
    variables: { filter, after: null },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.viewer?.brochures ?? null;

  const after = list?.pageInfo.endCursor ?? null;
  const more = useLoadMore(after, () => fetchMore({ variables: { after } }));

  return { list, loading, error: data === undefined ? error : undefined, reload: refetch, more };
}
