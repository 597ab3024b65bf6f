import { Alert } from 'antd';
import { Navigate } from 'react-router';
import { placeAfterLogin, returnParameter } from '../../../features/session/sessionPlaces';
import { useLogin } from '../../../features/session/useLogin';
import { useSession } from '../../../features/session/useSession';
import { useSessionNotice } from '../../../features/session/useSessionNotice';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/Link';
import { LoginFailure } from './LoginFailure';
import { LoginForm } from './LoginForm';
import styles from './LoginScreen.module.css';
import { useWait } from './useWait';

export default function LoginScreen() {
  const parameters = useAddressQuery();
  const { session, end } = useSession();
  const notice = useSessionNotice();
  const { login, busy, refusal } = useLogin();
  const secondsToWait = useWait(refusal?.retryAt ?? null);

  if (session !== null) {
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
      <p className={styles.forgotten}>
        <Link to={privatePaths.forgotPassword()}>Forgotten your password?</Link>
      </p>
    </>
  );
}
