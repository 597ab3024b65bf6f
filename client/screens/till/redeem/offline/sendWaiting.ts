import type { ApolloClient } from '@apollo/client';
import { RecordOfflineRedemptionsDocument } from '../../../../generated/RecordOfflineRedemptions';
import { offlineTill } from '../../../../../shared/coupons/offlineTill';
import { forgetCode } from './forgetCode';
import { tillQueue } from './tillQueue';

/** one call at a time in this tab; two tabs send the same keys, which count once */
let isSending = false;

/**
 * Sends what waits of this login, and returns how many were answered. What does not count stays, as refused.
 *
 * @throws what the client throws; then everything waits on
 */
export async function sendWaiting(client: ApolloClient, owner: string): Promise<number> {
  const waiting = tillQueue
    .get()
    .filter((each) => each.owner === owner && each.refusal === null)
    .slice(0, offlineTill.mostWaiting);
  if (waiting.length === 0 || isSending) return 0;
  isSending = true;
  try {
    tillQueue.markSent(waiting.map(({ key }) => key));
    const redemptions = waiting.map(({ key, list, code, redeemedAt }) => ({ key, list, code, redeemedAt }));
    const { data } = await client.mutate({
      mutation: RecordOfflineRedemptionsDocument,
      variables: { input: { redemptions } },
    });
    const results = data?.recordOfflineRedemptions.results ?? [];
    tillQueue.settle(results);
    await Promise.all(waiting.map(({ code }) => forgetCode(code)));
    return results.length;
  } finally {
    isSending = false;
  }
}
