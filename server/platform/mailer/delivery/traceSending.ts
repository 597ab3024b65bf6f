import { currentTracing } from '../../tracing/tracing';

/** Records the time with the mail server in the present trace. The span has the mail's number, nothing of its recipient. */
export async function traceSending(mailId: number, send: () => Promise<void>): Promise<void> {
  const record = currentTracing()?.follow();
  const begunAt = performance.now();
  let failed = true;
  try {
    await send();
    failed = false;
  } finally {
    record?.('send mail', begunAt, { attributes: { 'local_offers.mail_id': mailId }, failed });
  }
}
