import { Navigate } from 'react-router';
import { placeAfterLogin, returnParameter } from '../../../features/session/sessionPlaces';
import { useLogin } from '../../../features/session/useLogin';
import { useSession } from '../../../features/session/useSession';
import { useSessionNotice } from '../../../features/session/useSessionNotice';
import { SignInLinks } from '../../../features/sign-in/SignInLinks';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/Link';
import { describeLoginFailure } from './describeLoginFailure';
import { LoginForm } from './LoginForm';
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
    <SignInPage
      title="Sign in"
      lead="For vendors and administrators. Browsing offers needs no login."
      notice={refusal === null ? why : null}
      problem={refusal && describeLoginFailure(refusal.failure, secondsToWait)}
    >
      <LoginForm busy={busy} blocked={secondsToWait > 0} onSubmit={(credentials) => void login(credentials)} />
      <SignInLinks>
        <Link to={privatePaths.forgotPassword()}>Forgotten your password?</Link>
      </SignInLinks>
    </SignInPage>
  );
}
