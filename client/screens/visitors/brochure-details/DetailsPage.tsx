import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { brochurePath } from '../../../features/brochures/brochurePath';
import { PreviewEnded } from '../../../features/previews/PreviewEnded';
import { previewPath } from '../../../features/previews/previewPath';
import { useAskAgainSignedIn } from '../../../features/previews/useAskAgainSignedIn';
import { usePreviewToken } from '../../../features/previews/usePreviewToken';
import { NotFound } from '../../../features/site-navigation/NotFound';
import { useBrochureDetailsScreenQuery } from '../../../generated/BrochureDetailsScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { readGone } from '../../../platform/apollo/readGone';
import { Redirect } from '../../../platform/page/Redirect';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { BrochureDetails } from './BrochureDetails';
import { BrochureDetailsError } from './BrochureDetailsError';
import { BrochureDetailsLoading } from './BrochureDetailsLoading';
import { BrochureGone } from './BrochureGone';

interface DetailsPageProps {
  /** the page of brochure ads; all other types have the other one, and each leads to its own */
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
  if (!data) return <BrochureDetailsLoading />;
  if (!data.brochure) return previewToken === null ? <NotFound /> : <PreviewEnded />;
  if ((data.brochure.type === 'BRO_AD') !== ofBrochureAd) {
    return <Redirect to={previewPath(brochurePath(data.brochure), previewToken)} />;
  }
  return <BrochureDetails brochure={data.brochure} />;
}
