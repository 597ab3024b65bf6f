import { OwnLoadError } from '../../../features/vendor-area/OwnLoadError';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { useVendorProfileScreenQuery } from '../../../generated/VendorProfileScreen';
import { Skeleton } from '../../../ui/Skeleton';
import { CompanyForm } from './CompanyForm';
import { CompanyLogins } from './CompanyLogins';
import { PasswordForm } from './PasswordForm';
import { SignOutEverywhere } from './SignOutEverywhere';
import styles from './VendorProfileScreen.module.css';

/** What the company says about itself, its logins, and one's own password. */
export default function VendorProfileScreen() {
  const { data, error, loading, refetch } = useVendorProfileScreenQuery({ fetchPolicy: 'no-cache' });
  useSharedLoading(loading);
  const viewer = data?.viewer;
  return (
    <>
      <VendorHeading title="Profile" lead={viewer?.account.email ?? null} />
      {error !== undefined && <OwnLoadError what="Your profile" error={error} onTryAgain={() => void refetch()} />}
      {data === undefined && error === undefined && <Skeleton height="480px" />}
      <div className={styles.parts}>
        {viewer?.vendor != null && <CompanyForm company={viewer.vendor} />}
        {viewer != null && (
          <div className={styles.parts}>
            <PasswordForm email={viewer.account.email} />
            <SignOutEverywhere />
            <CompanyLogins logins={data?.accounts.edges.map(({ node }) => node) ?? []} own={viewer.account.id} />
          </div>
        )}
      </div>
    </>
  );
}
