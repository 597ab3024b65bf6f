import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { brochurePath } from '../../../features/brochures/brochurePath';
import { EnquiryPage } from '../../../features/enquiries/EnquiryPage';
import { NotFound } from '../../../features/site-navigation/missing-pages/NotFound';
import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { useBrochureEnquiryScreenQuery } from '../../../generated/BrochureEnquiryScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { paths } from '../../../shared/paths';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { Loading } from '../../../ui/feedback/Loading';
import { Link } from '../../../ui/links/Link';
import { enquiryTexts, isBrochureEnquiry } from './enquiryTexts';

/** The form for a claim, a correction or a problem of one ad. */
export default function BrochureEnquiryScreen() {
  const { id, kind = '' } = useParams();
  const databaseId = readDatabaseId(id);
  const { data, error, refetch } = useBrochureEnquiryScreenQuery(
    databaseId === null ? skipToken : { variables: { databaseId } },
  );
  if (databaseId === null || !isBrochureEnquiry(kind)) return <NotFound />;
  const { title, description, text, messageLabel, messageHint } = enquiryTexts[kind];
  if (error && errorCode(error) !== 'GONE') {
    return (
      <NotLoaded title={title} message="The ad could not be loaded" error={error} onTryAgain={() => void refetch()} />
    );
  }
  if (error) return <NotFound />;
  if (!data) return <Loading />;
  const { brochure } = data;
  if (brochure?.status !== 'PUBLISHED') return <NotFound />;
  const page = brochurePath(brochure);
  return (
    <EnquiryPage
      title={title}
      description={description}
      path={paths.brochureEnquiry(databaseId, kind)}
      noIndex
      messageLabel={messageLabel}
      messageHint={messageHint}
      next={{ path: page, label: 'Back to the ad' }}
    >
      <p>
        About <Link to={page}>{brochure.displayTitle}</Link>. {text}
      </p>
    </EnquiryPage>
  );
}
