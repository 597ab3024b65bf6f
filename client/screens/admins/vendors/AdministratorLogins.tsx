import { AccountsTable } from '../../../features/accounts/AccountsTable';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useAdministratorLoginsQuery } from '../../../generated/AdministratorLogins';
import { PageSection } from '../../../ui/page/PageSection';
import styles from './VendorsScreen.module.css';

const command = 'npm run account:create -- --role ADMINISTRATOR --email name@example.com.au';

export function AdministratorLogins() {
  const { data, loading, error, onRetry } = getRecords(useAdministratorLoginsQuery(freshRecords));
  return (
    <PageSection
      title="Administrators"
      lead={
        <>
          A further administrator is made at the terminal of the server, so that a stolen session cannot make one:{' '}
          <code className={styles.code}>{command}</code>
        </>
      }
    >
      <AccountsTable
        label="Logins of administrators"
        page={data?.accounts}
        loading={loading}
        error={error}
        onRetry={onRetry}
        empty={<p>There are no administrators.</p>}
      />
    </PageSection>
  );
}
