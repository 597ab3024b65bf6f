import type { VendorProfileScreenQuery } from '../../../generated/types';
import { ColleagueRow, type Colleague } from './ColleagueRow';
import { InviteColleagueForm } from './InviteColleagueForm';
import { OpenInvitations } from './OpenInvitations';
import styles from './VendorProfileScreen.module.css';

interface CompanyLoginsProps {
  vendorId: string;
  /** the login of the current user */
  own: string;
  logins: readonly Colleague[];
  invitations: readonly VendorProfileScreenQuery['vendorInvitations']['edges'][number]['node'][];
  onChanged: () => void;
}

/** A company's logins have equal rights: they invite and suspend each other. */
export function CompanyLogins({ vendorId, own, logins, invitations, onChanged }: CompanyLoginsProps) {
  return (
    <section className={styles.part} aria-labelledby="logins">
      <h2 id="logins">Logins of your company</h2>
      <p className={styles.lead}>
        Everybody who works on your ads has a login of their own, and can do all that you can: change ads, redeem
        coupons, invite others.
      </p>
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
