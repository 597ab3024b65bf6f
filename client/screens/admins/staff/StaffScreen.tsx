import { AccountsTable } from '../../../features/accounts/AccountsTable';
import { staffRoleMeanings, staffRoleOptions } from '../../../features/accounts/staffRoleLabels';
import { HistoryLink } from '../../../features/record-list/HistoryLink';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useSession } from '../../../features/session/useSession';
import { useStaffScreenQuery } from '../../../generated/StaffScreen';
import { privatePaths } from '../../../shared/privatePaths';
import { PageHeading } from '../../../ui/page/PageHeading';
import { PageSection } from '../../../ui/page/PageSection';
import { InviteStaffForm } from './InviteStaffForm';
import { StaffInvitations } from './StaffInvitations';
import { StaffRoleChoice } from './StaffRoleChoice';
import styles from './StaffScreen.module.css';

/** Who administers the site, and what for (docs/rules/accounts-and-permissions.md#staff-roles). */
export default function StaffScreen() {
  const { data, loading, error, onRetry } = getRecords(useStaffScreenQuery(freshRecords));
  const ownEmail = useSession().session?.user.email ?? null;
  const invitations = data?.vendorInvitations.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <PageHeading title="Staff" subtitle="Who signs in to run the site, and what each may do." />
      <AccountsTable
        label="Logins of staff"
        page={data?.accounts}
        loading={loading}
        error={error}
        onRetry={onRetry}
        empty={<p>There is no staff.</p>}
        roleColumn={{
          key: 'role',
          title: 'Role',
          width: 270,
          fold: 'wide',
          render: (login) => (
            <div className={styles.roleCell}>
              <StaffRoleChoice login={login} isOwn={login.email === ownEmail} onChanged={onRetry} />
              <HistoryLink to={privatePaths.adminStaffHistory(login.id)} of={login.email} />
            </div>
          ),
        }}
      />
      <StaffInvitations invitations={invitations.filter(({ state }) => state !== 'USED')} onChanged={onRetry} />
      <PageSection
        title="Invite somebody"
        lead="The mail brings a link with which they choose their own password. All other administrators are told by mail."
      >
        <InviteStaffForm onInvited={onRetry} />
      </PageSection>
      <PageSection title="What the roles may do">
        <dl className={styles.roles}>
          {staffRoleOptions.map(({ value, label }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd>{staffRoleMeanings[value]}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
    </>
  );
}
