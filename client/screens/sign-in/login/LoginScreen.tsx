import { Button } from 'antd';
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
import { SecondStepForm } from './SecondStepForm';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { waitingTime } from './waitingTime';

export default function LoginScreen() {
  const parameters = useAddressQuery();
  const { session, end } = useSession();
  const notice = useSessionNotice();
  const { login, completeWithCode, loginWithPasskey, startAgain, challenge, busy, refusal } = useLogin();
  const secondsToWait = useWait(refusal?.retryAt ?? null);

  if (session !== null) {
    return <Navigate to={placeAfterLogin(session, parameters.get(returnParameter))} replace />;
  }

  const problem = refusal && describeLoginFailure(refusal.failure, secondsToWait);
  const blocked = secondsToWait > 0;
  if (challenge !== null) {
    return (
      <SignInPage title="Confirm it is you" lead="Your password is right. One more step." problem={problem}>
        <SecondStepForm
          busy={busy}
          blocked={blocked}
          onPasskey={challenge.methods.includes('PASSKEY') ? () => void loginWithPasskey() : null}
          onSubmit={(code) => void completeWithCode(code)}
        />
        <SignInLinks>
          <Button type="link" onClick={startAgain}>
            Sign in as somebody else
          </Button>
        </SignInLinks>
      </SignInPage>
    );
  }

  const why = end === 'SIGNED_OUT_ELSEWHERE' ? 'You have signed out in another tab.' : notice;
  return (
    <SignInPage
      title="Sign in"
      lead="For vendors and administrators. Browsing offers needs no login."
      notice={refusal === null ? why : null}
      problem={problem}
    >
      <LoginForm
        busy={busy}
        blocked={blocked}
        onPasskey={() => void loginWithPasskey()}
        onSubmit={(credentials) => void login(credentials)}
      />
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
    case 'VALIDATION_FAILED':
      return 'Not confirmed';
    case 'GONE':
      return 'Start again';
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
