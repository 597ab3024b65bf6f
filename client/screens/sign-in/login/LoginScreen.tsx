import { Button } from 'antd';
import { Navigate, useNavigate } from 'react-router';
import { useEffect, useRef, useState } from 'react';
import { placeAfterLogin, returnParameter } from '../../../features/session/sessionPlaces';
import { useLogin } from '../../../features/session/login/useLogin';
import { useSession } from '../../../features/session/useSession';
import { useSessionNotice } from '../../../features/session/useSessionNotice';
import { SignInLinks } from '../../../features/sign-in/SignInLinks';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { useSignInProvidersQuery } from '../../../generated/ProviderLogin';
import type { ProviderAnswerInput } from '../../../generated/types';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { privatePaths } from '../../../shared/privatePaths';
import { Loading } from '../../../ui/feedback/Loading';
import { Link } from '../../../ui/links/Link';
import { LoginForm } from './LoginForm';
import { ProviderButtons } from './ProviderButtons';
import { SecondStepForm } from './SecondStepForm';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { waitingTime } from './waitingTime';

interface LoginScreenProps {
  /** what a provider sent the browser back with */
  answer?: ProviderAnswerInput | null;
  /** where the person wanted to go before; null: as the address says */
  from?: string | null;
}

/** Longer than the list of providers takes: then the form is there without it. */
const patienceMs = 1500;

export default function LoginScreen({ answer = null, from = null }: LoginScreenProps) {
  const parameters = useAddressQuery();
  const { session, end } = useSession();
  const notice = useSessionNotice();
  const { login, completeWithCode, loginWithPasskey, goToProvider, loginWithProvider, ...attempt } = useLogin();
  const { startAgain, challenge, busy, refusal } = attempt;
  const providers = useProviders();
  const isReturning = useAnswer(answer, loginWithProvider);
  const wanted = from ?? parameters.get(returnParameter);
  const secondsToWait = useWait(refusal?.retryAt ?? null);

  if (session !== null) {
    return <Navigate to={placeAfterLogin(session, wanted)} replace />;
  }

  const problem = refusal && describeLoginFailure(refusal.failure, secondsToWait);
  const blocked = secondsToWait > 0;
  if (challenge !== null) {
    return (
      <SignInPage title="Confirm it is you" lead="The first step is done. One more." problem={problem}>
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

  // the list of providers comes first, so that nothing moves when it arrives
  if (providers === null || (isReturning && refusal === null)) return <Loading />;

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
      <ProviderButtons providers={providers} busy={busy} onChoose={(key) => void goToProvider(key, wanted)} />
      <SignInLinks>
        <Link to={privatePaths.forgotPassword()}>Forgotten your password?</Link>
      </SignInLinks>
    </SignInPage>
  );
}

/** The configured providers; null while it is worth waiting for them. */
function useProviders() {
  const { data, error } = useSignInProvidersQuery();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => setIsLate(true), patienceMs);
    return () => window.clearTimeout(timer);
  }, []);

  if (data !== undefined) return data.signInProviders;
  return error !== undefined || isLate ? [] : null;
}

/** Signs in once with what a provider sent the browser back with, and takes it out of the address. True until it has. */
function useAnswer(
  answer: ProviderAnswerInput | null,
  loginWithProvider: (answer: ProviderAnswerInput) => Promise<void>,
): boolean {
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const [isOpen, setIsOpen] = useState(answer !== null);

  useEffect(() => {
    if (answer === null || hasBegun.current) return;
    hasBegun.current = true;
    void navigate({ search: '' }, { replace: true });
    void loginWithProvider(answer).finally(() => setIsOpen(false));
  });

  return isOpen;
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
    case 'FORBIDDEN':
      return 'Not connected yet';
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
