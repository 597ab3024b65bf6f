import { skipToken } from '@apollo/client/react';
import { useContext } from 'react';
import { useParams } from 'react-router';
import { OwnRecordList } from '../../../features/own-data/OwnRecordList';
import { NotLoaded } from '../../../features/site-navigation/NotLoaded';
import { useOwnDataScreenQuery } from '../../../generated/OwnDataScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { PostedFormContext } from '../../../platform/page/contexts/PostedFormContext';
import { PageHead } from '../../../platform/page/head/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { paths } from '../../../shared/paths';
import { ButtonAnchor } from '../../../ui/buttons/ButtonAnchor';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loading } from '../../../ui/feedback/Loading';
import { CorrectionForms } from './CorrectionForms';
import { ErasureForm } from './ErasureForm';
import { OpenRequests } from './OpenRequests';
import styles from './OwnDataScreen.module.css';

const title = 'Your data';
const description = 'What we keep of you, its correction and its erasure.';

const outcomes: Readonly<Record<string, string>> = {
  name: 'Your name is corrected.',
  email: 'We have mailed a link to the new address. Until it is opened, within a day, nothing changes.',
};

/**
 * What is kept of whoever opened the mailed link, with documents, correction and erasure
 * (docs/rules/privacy-and-law.md#own-data). Its forms work without JavaScript.
 */
export default function OwnDataScreen() {
  const { token = '' } = useParams();
  const done = useAddressQuery().get('done') ?? '';
  const posted = useContext(PostedFormContext);
  const { data, error, refetch } = useOwnDataScreenQuery(token === '' ? skipToken : { variables: { token } });
  if (error && errorCode(error) === 'NOT_FOUND') return <NoSuchLink />;
  if (error) {
    const message = 'Your data could not be loaded';
    return <NotLoaded title={title} message={message} error={error} onTryAgain={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const { email, name, isOfBusiness, records, requests, jsonPath, pdfPath } = data.ownData;
  const outcome = posted === null ? outcomes[done] : undefined;
  const problem = posted !== null && posted.fields.length === 0 ? posted.message : undefined;
  return (
    <div className={styles.screen}>
      <PageHead title={title} description={description} noIndex />
      <header>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.lead}>
          This is what we keep of <strong>{email}</strong>. The page shows it for 30 minutes.
        </p>
      </header>
      {outcome !== undefined && <Alert>{outcome}</Alert>}
      {problem !== undefined && <Alert>{problem}</Alert>}
      <section className={styles.part} aria-labelledby="kept">
        <h2 id="kept">What we keep</h2>
        {records.length === 0 ? <p>Nothing.</p> : <OwnRecordList records={records} />}
        <div className={styles.row}>
          <ButtonAnchor href={pdfPath} download>
            All of it as PDF
          </ButtonAnchor>
          <ButtonAnchor href={jsonPath} download>
            All of it as JSON
          </ButtonAnchor>
        </div>
        <p className={styles.note}>Both links work for half an hour.</p>
      </section>
      {requests.length > 0 && <OpenRequests requests={requests} />}
      <CorrectionForms token={token} name={name} isOfBusiness={isOfBusiness} />
      <ErasureForm token={token} isOfBusiness={isOfBusiness} />
      <p>
        <ButtonLink to={paths.myCoupons(token)}>Back to your coupons</ButtonLink>
      </p>
    </div>
  );
}

function NoSuchLink() {
  usePageStatus(404);
  return (
    <>
      <PageHead title={title} description={description} noIndex />
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title="This link no longer works"
        actions={<ButtonLink to={paths.myCoupons()}>Ask for a new link</ButtonLink>}
      >
        <p>It was used already, or is too old.</p>
      </EmptyState>
    </>
  );
}
