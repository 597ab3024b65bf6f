import { ConnectedAccounts } from '../../../features/connected-accounts/ConnectedAccounts';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { sessionStore } from '../../../features/session/sessionStore';
import { useSession } from '../../../features/session/useSession';
import { ApiKeys } from '../../../features/api-keys/ApiKeys';
import { Webhooks } from '../../../features/webhooks/Webhooks';
import { OwnData } from '../../../features/own-account/OwnData';
import { OwnEvents } from '../../../features/own-account/OwnEvents';
import { OwnSessions } from '../../../features/own-account/OwnSessions';
import { VendorViewings } from '../../../features/own-account/VendorViewings';
import { PasswordForm } from '../../../features/own-account/PasswordForm';
import { SecondFactor } from '../../../features/second-factor/SecondFactor';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { useVendorProfileScreenQuery } from '../../../generated/VendorProfileScreen';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { CompanyForm } from './CompanyForm';
import { CompanyLogins } from './CompanyLogins';
import { OptionalMails } from '../../../features/own-account/OptionalMails';
import styles from './VendorProfileScreen.module.css';

/** The company's profile, its logins, and the user's own password. */
export default function VendorProfileScreen() {
  const role = useSession().session?.user.vendorRole ?? 'OWNER';
  // an administrator who sees the site as this login gets nothing of logins
  const isViewing = sessionStore.isViewing();
  const { data, error, loading, refetch } = useVendorProfileScreenQuery({
    variables: { isOwner: role === 'OWNER' && !isViewing },
    fetchPolicy: 'no-cache',
  });
  useSharedLoading(loading);
  const viewer = data?.viewer;
  return (
    <>
      <VendorHeading title={role === 'TILL' ? 'Your login' : 'Profile'} lead={viewer?.account.email ?? null} />
      {error !== undefined && (
        <LoadFailure title="Your profile could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <Skeleton height="480px" />}
      <div className={styles.parts}>
        {role !== 'TILL' && viewer != null && (
          <div className={styles.parts}>
            {viewer.vendor !== null && <CompanyForm company={viewer.vendor} />}
            {data?.accounts !== undefined && viewer.vendor !== null && (
              <CompanyLogins
                vendorId={viewer.vendor.id}
                own={viewer.account.id}
                logins={data.accounts.edges.map(({ node }) => node)}
                invitations={data.vendorInvitations?.edges.map(({ node }) => node) ?? []}
                onChanged={() => void refetch()}
              />
            )}
            <OptionalMails
              isWanted={viewer.wantsOptionalMails}
              lead="The figures of your ads each month, and reminders before an ad ends. Mails about reviews come in any case."
              name="Reports and reminders by mail"
            />
            <VendorViewings />
            {role === 'OWNER' && !isViewing && (
              <>
                <ApiKeys title="API keys" />
                <Webhooks title="Webhooks" />
              </>
            )}
          </div>
        )}
        {viewer != null && !isViewing && (
          <div className={styles.parts}>
            <PasswordForm email={viewer.account.email} />
            <SecondFactor />
            <ConnectedAccounts />
            <OwnSessions />
            <OwnEvents />
            <OwnData />
          </div>
        )}
      </div>
    </>
  );
}
