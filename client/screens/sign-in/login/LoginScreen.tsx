import { Navigate } from 'react-router';
import { useEffect, useState } from 'react';
import { placeAfterLogin, returnParameter } from '../../../features/session/sessionPlaces';
import { useLogin } from '../../../features/session/useLogin';
import { useSession } from '../../../features/session/useSession';
import { useSessionNotice } from '../../../features/session/useSessionNotice';
import { SignInLinks } from '../../../features/sign-in/SignInLinks';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import { LoginForm } from './LoginForm';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { waitingTime } from './waitingTime';

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

/** The seconds left until a point in time; 0 without one. */
function useWait(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (until === null) return undefined;
    const timer = window.setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) window.clearInterval(timer);
    }, 1000);
    return () => window.clearInterval(timer);
  }, [until]);

  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

function titleOf(code: string): string {
  switch (code) {
    case 'UNAUTHENTICATED':
      return 'Email or password is not right';
    case 'TOO_MANY_REQUESTS':
      return 'Too many attempts';
    default:
      return 'Signing in did not work';
  }
}

function adviceOf({ code, message, retryAfterSeconds }: RequestFailure, secondsToWait: number): string {
  switch (code) {
    case 'UNAUTHENTICATED':
      return 'Check both and try again. Capital and small letters matter in the password.';
    case 'TOO_MANY_REQUESTS':
      if (retryAfterSeconds === null) return message;
      if (secondsToWait === 0) return 'You can try again now.';
      return `Try again in ${waitingTime(Math.min(secondsToWait, retryAfterSeconds))}.`;
    default:
      return message;
  }
}

/** The refusal in the card's words. */
function describeLoginFailure(failure: RequestFailure, secondsToWait: number) {
  return {
    title: titleOf(failure.code),
    // one alert announces the wait; the countdown afterwards is visual only
    text: <span aria-live="off">{adviceOf(failure, secondsToWait)}</span>,
  };
}
