import { useParams } from 'react-router';
import { useBrochureDetailsScreenQuery } from '../../../generated/BrochureDetailsScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { NotFound } from '../../../features/site-navigation/NotFound';
import { skipToken } from '@apollo/client/react';
import { BrochureDetails } from './BrochureDetails';
import { BrochureDetailsError } from './BrochureDetailsError';
import { BrochureDetailsLoading } from './BrochureDetailsLoading';
import { BrochureGone } from './BrochureGone';
import { readDatabaseId } from '../../../shared/readDatabaseId';

export default function BrochureDetailsScreen() {
  const databaseId = readDatabaseId(useParams()['id']);
  const { data, error, refetch } = useBrochureDetailsScreenQuery(
    databaseId === null ? skipToken : { variables: { databaseId } },
  );

  if (databaseId === null) return <NotFound />;
  if (error && errorCode(error) === 'GONE') return <BrochureGone />;
  if (error) return <BrochureDetailsError onTryAgain={() => void refetch()} />;
  if (!data) return <BrochureDetailsLoading />;
  return data.brochure ? <BrochureDetails brochure={data.brochure} /> : <NotFound />;
}
