import { vendorRoleMeanings, vendorRoleOptions } from '../../../features/accounts/vendorRoleLabels';
import type { VendorProfileScreenQuery } from '../../../generated/types';
import { ColleagueRow, type Colleague } from './ColleagueRow';
import { InviteColleagueForm } from './InviteColleagueForm';
import { OpenInvitations } from './OpenInvitations';
import parts from '../../../features/own-account/account.module.css';
import styles from './VendorProfileScreen.module.css';

interface CompanyLoginsProps {
  vendorId: string;
  /** the login of the current user */
  own: string;
  logins: readonly Colleague[];
  invitations: readonly NonNullable<VendorProfileScreenQuery['vendorInvitations']>['edges'][number]['node'][];
  onChanged: () => void;
}

/** The people of a company, for its owners: who may do what, invitations, and removal. */
export function CompanyLogins({ vendorId, own, logins, invitations, onChanged }: CompanyLoginsProps) {
  return (
    <section className={parts.part} aria-labelledby="logins">
      <h2 id="logins">Logins of your company</h2>
      <p className={parts.lead}>
        Everybody has a login of their own. Its role says what it is for. At least one owner stays.
      </p>
      <dl className={styles.roles}>
        {vendorRoleOptions.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{vendorRoleMeanings[value]}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.logins} aria-labelledby="logins">
        {logins.map((login) => (
          <ColleagueRow key={login.id} login={login} isOwn={login.id === own} onChanged={onChanged} />
        ))}
      </ul>
      <OpenInvitations
        vendorId={vendorId}
        invitations={invitations.filter(({ state }) => state !== 'USED')}
        onChanged={onChanged}
      />
      <InviteColleagueForm vendorId={vendorId} onInvited={onChanged} />
    </section>
  );
}
