import { skipToken } from '@apollo/client/react';
import { useContext } from 'react';
import { useParams } from 'react-router';
import { OwnRecordList } from '../../../features/own-data/OwnRecordList';
import { UsedLink } from '../../../features/own-data/UsedLink';
import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { useOwnDataScreenQuery } from '../../../generated/OwnDataScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { PostedFormContext } from '../../../platform/page/contexts/PostedFormContext';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { paths } from '../../../shared/paths';
import { ButtonAnchor } from '../../../ui/buttons/ButtonAnchor';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { Loading } from '../../../ui/feedback/Loading';
import { NarrowPage } from '../../../ui/page/NarrowPage';
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
  if (error && errorCode(error) === 'NOT_FOUND') return <UsedLink title={title} description={description} />;
  if (error) {
    const message = 'Your data could not be loaded';
    return <NotLoaded title={title} message={message} error={error} onTryAgain={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const { email, name, isOfBusiness, records, requests, jsonPath, pdfPath } = data.ownData;
  const outcome = posted === null ? outcomes[done] : undefined;
  const problem = posted !== null && posted.fields.length === 0 ? posted.message : undefined;
  return (
    <NarrowPage
      heading={title}
      lead={
        <>
          This is what we keep of <strong>{email}</strong>. The page shows it for 30 minutes.
        </>
      }
    >
      <PageHead title={title} description={description} noIndex />
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
    </NarrowPage>
  );
}
