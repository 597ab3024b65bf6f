import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../server/test/eventually';
import { startMailServer } from '../../server/test/programs/startMailServer';
import { askOnce } from './support/askOnce';
import { makeWorld } from './support/makeWorld';
import { openFaultSite } from './support/openFaultSite';

const mailsInAll = 1_169;
const failovers = 9;
/** a slow mail server, so that mails are in transit whenever the database fails */
const answerMs = 60;

it('sends each mail once through nine failovers of the database', async () => {
  const mails = await startMailServer();
  mails.beforeReply = () => pause(answerMs);
  const site = await openFaultSite({ SMTP_URL: mails.url, MAIL_FROM: 'Local Offers <hello@offers.example>' });
  try {
    const { couponId } = await makeWorld(site);
    const purchases = buyers().map(
      (email) => () => buy(`${site.url}/rest/brochure/public/${couponId}/purchase`, email),
    );
    const bought = inFours(purchases);
    for (let number = 1; number <= failovers; number += 1) {
      const reached = (mailsInAll / (failovers + 1)) * number;
      await eventually(() => {
        if (mails.received.length < reached) throw new Error(`${mails.received.length} mails of ${reached}`);
      }, 600_000);
      process.kill(site.postmasterPid() ?? 0, 'SIGKILL');
      await site.ready();
    }
    await bought;
    await eventually(async () => {
      const [row] = await site.query<{ sent: number }>(
        `SELECT count(*)::int AS sent FROM outgoing_mails WHERE state = 'SENT'`,
      );
      expect(row?.sent).toBe(mailsInAll);
    }, 900_000);
    const recipients = new Set(mails.received.map(({ to }) => to[0]));
    const doubled = mails.received.length - recipients.size;
    process.stderr.write(`${failovers} failovers, ${mailsInAll} mails: ${doubled} came twice\n`);
    expect(recipients.size).toBe(mailsInAll);
    expect(doubled / mailsInAll).toBeLessThan(1 / 1_000);
  } finally {
    await site.remove();
    await mails.stop();
  }
});

function buyers(): string[] {
  return Array.from({ length: mailsInAll }, (_, number) => `buyer-${number}@people.example`);
}

async function buy(url: string, email: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { status } = await askOnce(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `mail-${email}` },
      body: JSON.stringify({ name: 'Kim Tran', email }),
    });
    if (status === 200) return;
    await pause(200);
  }
  throw new Error(`${email} got no coupon.`);
}

async function inFours(works: (() => Promise<void>)[]): Promise<void> {
  const left = [...works];
  const worker = async (): Promise<void> => {
    for (let work = left.shift(); work; work = left.shift()) await work();
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
