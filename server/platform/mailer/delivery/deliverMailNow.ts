import { setTimeout as wait } from 'node:timers/promises';
import { deliverMail } from './deliverMail';

const pauseMs = 250;
const patienceMs = 30_000;

/**
 * Like `deliverMail`, for a caller who needs the outcome: waits up to 30 seconds while another process sends the mail.
 */
export async function deliverMailNow(
  ...[dependencies, mail]: Parameters<typeof deliverMail>
): ReturnType<typeof deliverMail> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const state = await deliverMail(dependencies, mail);
    if (state !== 'SENDING' || Date.now() > deadline) return state;
    await wait(pauseMs);
  }
}
