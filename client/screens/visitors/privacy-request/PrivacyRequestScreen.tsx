import { skipToken } from '@apollo/client/react';
import { useContext, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { OwnRecordList } from '../../../features/own-data/OwnRecordList';
import { dayOfRequest, privacyKindNames, privacyStateNames } from '../../../features/own-data/privacyLabels';
import { NotFound } from '../../../features/site-navigation/missing-pages/NotFound';
import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { usePrivacyRequestScreenQuery } from '../../../generated/PrivacyRequestScreen';
import type { PrivacyRequestScreenQuery } from '../../../generated/types';
import { errorCode } from '../../../platform/apollo/errorCode';
import { PostedFormContext } from '../../../platform/page/contexts/PostedFormContext';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Loading } from '../../../ui/feedback/Loading';
import { NarrowPage } from '../../../ui/page/NarrowPage';
import styles from './PrivacyRequestScreen.module.css';

type OwnRequest = PrivacyRequestScreenQuery['ownPrivacyRequest'];

const title = 'Your request about your data';

/** What became of a request, for whoever has the link in its mail (docs/rules/privacy-and-law.md#requests). */
export default function PrivacyRequestScreen() {
  const { token } = useParams();
  const confirm = useAddressQuery().get('confirm');
  const posted = useContext(PostedFormContext);
  const { data, error, refetch } = usePrivacyRequestScreenQuery(
    token === undefined ? skipToken : { variables: { token } },
  );
  if (error && errorCode(error) === 'NOT_FOUND') return <NotFound />;
  if (error) {
    const message = 'Your request could not be loaded';
    return <NotLoaded title={title} message={message} error={error} onTryAgain={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const request = data.ownPrivacyRequest;
  return (
    <NarrowPage heading={headingOf(request)} lead={leadOf(request)}>
      <PageHead title={title} description="What became of a request about your data." noIndex />
      {posted !== null && <Alert>{posted.message}</Alert>}
      {request.isAddressToConfirm && confirm !== null && <ConfirmAddress token={request.token} confirm={confirm} />}
      {request.answer !== null && <p className={styles.answer}>{request.answer}</p>}
      {request.outcome !== null && <Outcome outcome={request.outcome} />}
      <Facts request={request} />
    </NarrowPage>
  );
}

function headingOf({ kind, state, isAddressToConfirm }: OwnRequest): string {
  if (isAddressToConfirm) return 'Confirm your new address';
  if (state === 'OPEN') return title;
  if (state === 'DECLINED') return 'Your request was declined';
  return { ACCESS: 'Your request is answered', CORRECTION: 'Your data are corrected', ERASURE: 'Your data are erased' }[
    kind
  ];
}

function leadOf({ state, kind, dueAt, isAddressToConfirm }: OwnRequest): string {
  if (isAddressToConfirm)
    return 'Your coupons move to it once you have pressed the button behind the link in our mail.';
  if (state === 'OPEN') return `We answer by mail, by ${dayOfRequest(dueAt)}.`;
  if (state === 'DECLINED')
    return 'You can complain to the Office of the Australian Information Commissioner: www.oaic.gov.au.';
  return kind === 'ERASURE' ? 'Nothing that we keep names you any more.' : 'We have answered by mail as well.';
}

/** Programs that look through mails fetch links, so the link alone confirms nothing. */
function ConfirmAddress({ token, confirm }: { token: string; confirm: string }) {
  return (
    <form action={paths.privacyRequest(token)} method="post">
      <input type="hidden" name="confirm" value={confirm} />
      <Button type="submit" primary>
        Confirm this address
      </Button>
    </form>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<OwnRequest['outcome']> }) {
  return (
    <section className={styles.part} aria-labelledby="outcome">
      <h2 id="outcome">What was erased</h2>
      {outcome.length === 0 ? <p>We kept nothing of you.</p> : <OwnRecordList records={outcome} isErased />}
    </section>
  );
}

function Facts({ request: { kind, state, receivedAt, dueAt, handledAt } }: { request: OwnRequest }) {
  return (
    <dl className={styles.facts}>
      <Fact label="Request">{privacyKindNames[kind]}</Fact>
      <Fact label="State">{privacyStateNames[state]}</Fact>
      <Fact label="Received">{dayOfRequest(receivedAt)}</Fact>
      {handledAt === null ? (
        <Fact label="Answer by">{dayOfRequest(dueAt)}</Fact>
      ) : (
        <Fact label="Answered">{dayOfRequest(handledAt)}</Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
