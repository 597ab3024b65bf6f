import { ConnectedAccounts } from '../../../features/connected-accounts/ConnectedAccounts';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { OptionalMails } from '../../../features/own-account/OptionalMails';
import { OwnData } from '../../../features/own-account/OwnData';
import { OwnEvents } from '../../../features/own-account/OwnEvents';
import { OwnSessions } from '../../../features/own-account/OwnSessions';
import { PasswordForm } from '../../../features/own-account/PasswordForm';
import { SecondFactor } from '../../../features/second-factor/SecondFactor';
import { useAdminAccountScreenQuery } from '../../../generated/AdminAccountScreen';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeading } from '../../../ui/page/PageHeading';
import styles from './AdminAccountScreen.module.css';

/** The administrator's own password, second factors and sessions. */
export default function AdminAccountScreen() {
  const { data, error, refetch } = useAdminAccountScreenQuery({ fetchPolicy: 'no-cache' });
  const account = data?.viewer?.account;
  return (
    <>
      <PageHeading
        title="Your account"
        subtitle={account?.email ?? 'Your password, your second factors, and where you are signed in.'}
      />
      {error !== undefined && (
        <LoadFailure title="Your account could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <Skeleton height="360px" />}
      {account !== undefined && (
        <div className={styles.parts}>
          <PasswordForm email={account.email} />
          <SecondFactor />
          <ConnectedAccounts />
          <OptionalMails
            isWanted={data?.viewer?.wantsOptionalMails ?? true}
            lead="A mail tells you when a colleague has given you ads to review. All other mails come in any case."
            name="Reviews that are mine, by mail"
          />
          <OwnSessions />
          <OwnEvents />
          <OwnData />
        </div>
      )}
    </>
  );
}
