import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { BrochureArticleLoading } from '../../../features/brochure-article/BrochureArticleLoading';
import { brochurePath } from '../../../features/brochures/brochurePath';
import { PreviewEnded } from '../../../features/previews/PreviewEnded';
import { previewPath } from '../../../features/previews/previewPath';
import { useAskAgainSignedIn } from '../../../features/previews/useAskAgainSignedIn';
import { usePreviewToken } from '../../../features/previews/usePreviewToken';
import { NotFound } from '../../../features/site-navigation/missing-pages/NotFound';
import { useBrochureDetailsScreenQuery } from '../../../generated/BrochureDetailsScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { readGone } from '../../../platform/apollo/readGone';
import { Redirect } from '../../../platform/page/navigation/Redirect';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { BrochureDetails } from './BrochureDetails';
import { BrochureGone } from './BrochureGone';
import { CachedHere } from '../../../features/offline/CachedHere';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { PageHead } from '../../../platform/page/head/PageHead';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { typePages } from '../../../generated/brochureTypes';

interface DetailsPageProps {
  /** the page for brochure ads; other types have another page, and each redirects to its own */
  ofBrochureAd?: boolean;
}

export function DetailsPage({ ofBrochureAd = false }: DetailsPageProps) {
  const databaseId = readDatabaseId(useParams()['id']);
  const previewToken = usePreviewToken();
  const { data, error, refetch } = useBrochureDetailsScreenQuery(
    databaseId === null
      ? skipToken
      : { variables: previewToken === null ? { databaseId } : { databaseId, previewToken } },
  );
  useAskAgainSignedIn('brochure', data?.brochure === null);

  if (databaseId === null) return <NotFound />;
  if (error && errorCode(error) === 'GONE') return <BrochureGone gone={readGone(error)} />;
  if (error) return <BrochureDetailsError onTryAgain={() => void refetch()} />;
  if (!data) return <BrochureArticleLoading />;
  if (!data.brochure) return previewToken === null ? <NotFound /> : <PreviewEnded />;
  if ((typePages[data.brochure.type] === 'brochure') !== ofBrochureAd) {
    return <Redirect to={previewPath(brochurePath(data.brochure), previewToken)} />;
  }
  return <BrochureDetails brochure={data.brochure} />;
}

function BrochureDetailsError({ onTryAgain }: { onTryAgain: () => void }) {
  usePageStatus(500);
  return (
    <>
      <PageHead title="Offer" description="This offer could not be loaded." noIndex />
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title="The offer could not be loaded"
        actions={
          <>
            <Button primary onClick={onTryAgain}>
              Try again
            </Button>
            <ButtonLink to={paths.brochureList()}>All offers</ButtonLink>
          </>
        }
      >
        <p>The connection was lost or our server is busy. Nothing is lost.</p>
      </EmptyState>
      <CachedHere />
    </>
  );
}
