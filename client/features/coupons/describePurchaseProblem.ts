import type { PurchaseProblem } from './PurchaseProblem';

interface Refusal {
  code: string;
  message: string;
  retryAfterSeconds?: number | null;
}

const kept = 'What you typed is kept.';
const sameCoupon = 'If the first try went through after all, you get the same coupon, not a second one.';

/** Describes each failure with its next step. Uses the server's message when it holds more details. */
export function describePurchaseProblem({ code, message, retryAfterSeconds }: Refusal): PurchaseProblem {
  const say = (title: string, text: string, more: Partial<PurchaseProblem> = {}): PurchaseProblem => ({
    ...{ code, title, text, isFinal: false, isUnknown: false },
    ...more,
  });
  switch (code) {
    case 'SOLD_OUT':
      return say('All coupons are taken', 'Somebody was faster. See what else is on close by.', { isFinal: true });
    case 'ENDED':
      return say('This offer has ended', `${message} See what else is on close by.`, { isFinal: true });
    case 'NOT_FOUND':
    case 'GONE':
      return say('This coupon cannot be had', 'The offer is no longer shown, or has not begun.', { isFinal: true });
    case 'ALREADY_PURCHASED':
      return say('You have this coupon already', `${message} Look for our mail, also among unwanted mail.`);
    case 'OFFER_CHANGED':
      return say('The price has changed', `${message} ${kept}`);
    case 'TOO_MANY_REQUESTS':
      // an offer in great demand refuses also those who try for the first time: the message says why, and until when
      return say('Not possible just now', `${message} ${kept}`);
    case 'VALIDATION_FAILED':
      return say('Something is missing or wrong', message);
    case 'CONFLICT':
      return say('That did not work', `${message} ${kept}`);
    case 'NETWORK':
      return say('We could not reach the server', `Check your connection and try again. ${kept} ${sameCoupon}`, {
        isUnknown: true,
      });
    case 'UNAVAILABLE':
      return say('We cannot be reached at the moment', `${waitLabel(retryAfterSeconds)} ${kept} ${sameCoupon}`, {
        isUnknown: true,
      });
    case 'TIMEOUT':
      return say('The server takes too long', `Try again in a moment. ${kept} ${sameCoupon}`, { isUnknown: true });
    default:
      return say('Something went wrong on our side', `Try again in a moment. ${kept} ${sameCoupon}`, {
        isUnknown: true,
      });
  }
}

function waitLabel(seconds: number | null | undefined): string {
  if (seconds == null) return 'Try again in a minute.';
  return seconds > 90
    ? `Try again in ${String(Math.ceil(seconds / 60))} minutes.`
    : `Try again in ${String(seconds)} seconds.`;
}
