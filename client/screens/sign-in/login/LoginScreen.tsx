import { Alert } from 'antd';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { placeAfterLogin, returnParameter } from '../../../features/session/sessionPlaces';
import { useLogin } from '../../../features/session/useLogin';
import { useSession } from '../../../features/session/useSession';
import { useSessionNotice } from '../../../features/session/useSessionNotice';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { LoginFailure } from './LoginFailure';
import { LoginForm } from './LoginForm';
import styles from './LoginScreen.module.css';
import { SignedIn } from './SignedIn';
import { useWait } from './useWait';

export default function LoginScreen() {
  const parameters = useAddressQuery();
  const { session, end } = useSession();
  const [atFirst] = useState(session);
  const notice = useSessionNotice();
  const { login, busy, refusal } = useLogin();
  const secondsToWait = useWait(refusal?.retryAt ?? null);

  if (session !== null) {
    // vendors have no area with a LOGOUT of its own yet: whoever comes back here may leave from here
    if (session === atFirst && session.role === 'VENDOR') return <SignedIn session={session} />;
    return <Navigate to={placeAfterLogin(session, parameters.get(returnParameter))} replace />;
  }

  const why = end === 'SIGNED_OUT_ELSEWHERE' ? 'You have signed out in another tab.' : notice;
  return (
    <>
      <title>Sign in – Local Offers</title>
      <h1 className={styles.heading}>Sign in</h1>
      <p className={styles.lead}>For vendors and administrators. Browsing offers needs no login.</p>
      {why !== null && refusal === null && <Alert className={styles.alert} type="info" showIcon title={why} />}
      {refusal !== null && <LoginFailure failure={refusal.failure} secondsToWait={secondsToWait} />}
      <LoginForm busy={busy} blocked={secondsToWait > 0} onSubmit={(credentials) => void login(credentials)} />
    </>
  );
}
