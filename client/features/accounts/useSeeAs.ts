import { useStartVendorViewingMutation } from '../../generated/StartVendorViewing';
import { readFailure } from '../../platform/errors/readFailure';
import { useReport } from '../../ui/last-actions/useReport';
import { homeOf } from '../session/sessionPlaces';
import type { Session } from '../session/Session';
import { sessionStore } from '../session/sessionStore';
import type { SelectedLogin } from './SelectedLogin';

/** Shows the site in this tab as a login of a vendor sees it (docs/rules/accounts-and-permissions.md#see-as-a-vendor). */
export function useSeeAs(): (login: SelectedLogin, reason: string) => Promise<boolean> {
  const [start] = useStartVendorViewingMutation();
  const report = useReport();
  return async ({ id, email }, reason) => {
    try {
      const { data } = await start({ variables: { input: { accountId: id, reason } } });
      if (data == null) return false;
      const { accessToken, expiresIn, viewer } = data.startVendorViewing;
      const { vendor, vendorRole, ...user } = viewer.account;
      const session: Session = {
        ...{ accessToken, role: 'VENDOR', endsAt: Date.now() + expiresIn * 1000 },
        user: {
          ...{ did: user.did, email: user.email, name: user.name },
          vendor: vendor && { databaseId: vendor.databaseId, companyName: vendor.companyName },
          ...(vendorRole !== null && { vendorRole }),
        },
      };
      sessionStore.beginViewing(session);
      window.location.assign(homeOf(session));
      return true;
    } catch (error) {
      report({ tone: 'failure', text: `You do not see the site as ${email}. ${readFailure(error).message}` });
      return false;
    }
  };
}
