import { createHmac } from 'node:crypto';

interface Message {
  id: string;
  /** seconds since 1970 */
  timestamp: number;
  body: string;
}

/**
 * Returns the headers of a message after Standard Webhooks 1.0: a signature for each secret, the present one first
 * (https://www.standardwebhooks.com).
 */
export function signMessage({ id, timestamp, body }: Message, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
