import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { waitingTime } from './waitingTime';

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

/** In the words of the card. */
export function describeLoginFailure(failure: RequestFailure, secondsToWait: number) {
  return {
    title: titleOf(failure.code),
    // announced once as an alert; the seconds that run down afterwards are for the eye
    text: <span aria-live="off">{adviceOf(failure, secondsToWait)}</span>,
  };
}
