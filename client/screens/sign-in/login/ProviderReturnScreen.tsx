import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { providerTrip } from '../../../features/session/login/providerTrip';
import { loginPlace } from '../../../features/session/sessionPlaces';
import { useSession } from '../../../features/session/useSession';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { privatePaths } from '../../../shared/privatePaths';
import LoginScreen from './LoginScreen';
import { ConnectionReturn } from './ConnectionReturn';

/** Where a provider of sign-in sends the browser back to: signs in, or connects the account with the own login. */
export default function ProviderReturnScreen() {
  const { provider = '' } = useParams();
  const query = useAddressQuery();
  const { session } = useSession();
  // once: the address is cleaned afterwards, and a sign-in begins a session
  const [{ answer, trip }] = useState(() => ({
    answer: { provider, query: query.toString() },
    trip: providerTrip.read() ?? { purpose: session === null ? 'SIGN_IN' : 'CONNECT', from: null },
  }));
  if (trip.purpose === 'SIGN_IN') return <LoginScreen answer={answer} from={trip.from} />;
  if (session === null) return <Navigate to={loginPlace(privatePaths.vendorProfile())} replace />;
  const account = session.role === 'ADMINISTRATOR' ? privatePaths.adminAccount() : privatePaths.vendorProfile();
  return <ConnectionReturn answer={answer} account={account} />;
}
