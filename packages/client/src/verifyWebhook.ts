import { Webhook } from 'standardwebhooks';

/** A message of a webhook: numbers and states; read the rest by the client. */
export interface WebhookEvent {
  /** such as brochure.published or coupon.sold */
  type: string;
  /** ISO 8601 */
  timestamp: string;
  data: Record<string, unknown>;
}

/**
 * Returns the event of a request, after Standard Webhooks: the signature is one of ours and not older than 5 minutes.
 *
 * @param body as it arrived, before any parsing
 * @param headers of the request; Node's and those of `fetch` both fit
 * @param secrets of the webhook, `whsec_…`; while one is replaced, both
 * @throws an error if nothing of ours is signed like this: answer 400, and do nothing
 */
export function verifyWebhook(
  body: string,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  ...secrets: readonly string[]
): WebhookEvent {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const own = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
  let problem: unknown = new Error('No secret was given.');
  for (const secret of secrets) {
    try {
      return new Webhook(secret).verify(body, own) as WebhookEvent;
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}
