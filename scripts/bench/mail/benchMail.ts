import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { migrate } from '../../../server/app/database/migrate';
import { systemClock as clock } from '../../../server/platform/clock/Clock';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { PgBossJobQueue } from '../../../server/platform/jobs/PgBossJobQueue';
import { createMailTransport } from '../../../server/platform/mailer/delivery/createMailTransport';
import { deliverMail } from '../../../server/platform/mailer/delivery/deliverMail';
import { deliverMailJob } from '../../../server/platform/mailer/delivery/deliverMailJob';
import { queueMail } from '../../../server/platform/mailer/queueMail';
import { runBench } from '../runBench';
import { startMailSink } from '../servers/startMailSink';
import { withBenchFolder } from '../withBenchFolder';
import { benchCouponPdf } from './benchCouponPdf';
import { exampleMail } from './exampleMail';
import { brand } from '../../../server/shared/brand/brand';

const from = `${brand.name} <hello@offers.example>`;
const sender = { publicUrl: 'https://offers.example', contactEmail: 'hello@offers.example' };
const identitySecret = 'a secret that only this measurement knows';

/**
 * `npm run bench:mail -- [--mails 300] [--folder DIR]`: a coupon's PDF against a PDF with one word. Then mails by
 * outbox and job queue against nodemailer alone, which sends the same mails one after the other, to a fast and to a
 * slow mail server.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { folder: { type: 'string' }, mails: { type: 'string', default: '300' } } });
  console.log(await benchCouponPdf());
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    const database = await createDataSource({ url: postgres.url, poolSize: 10 }).initialize();
    try {
      await migrate(database);
      for (const delayMs of [0, 100]) console.log(await compare(database, postgres.url, Number(values.mails), delayMs));
    } finally {
      await database.destroy();
      await postgres.stop();
    }
  });
}

async function compare(database: DataSource, url: string, count: number, delayMs: number): Promise<string> {
  const server = await startMailSink(delayMs);
  try {
    const alone = await perSecond(count, () => sendAlone(server.url, count));
    const ours = await perSecond(count, () => sendFromOutbox(database, url, server.url, count));
    const cells = [`${delayMs} ms`, ours.toFixed(0), alone.toFixed(0), (ours / alone).toFixed(2)];
    return `mail server answers after | outbox, mails/s | nodemailer alone, mails/s | ratio\n${cells.join(' | ')}`;
  } finally {
    await server.stop();
  }
}

async function sendAlone(smtpUrl: string, count: number): Promise<void> {
  const transport = createTransport(smtpUrl);
  const { attachments = [], ...mail } = await exampleMail(0);
  for (let number = 0; number < count; number += 1) {
    const files = attachments.map(({ contentBase64, ...file }) => ({
      ...file,
      content: Buffer.from(contentBase64, 'base64'),
    }));
    await transport.sendMail({ from, ...mail, attachments: files });
  }
}

/** The time from the request for all mails until the last one is recorded as sent. */
async function sendFromOutbox(database: DataSource, url: string, smtpUrl: string, count: number): Promise<void> {
  await database.query('TRUNCATE outgoing_mails');
  const mailTransport = createMailTransport(
    { smtpUrl, from, bouncesTo: null, idempotencyHeader: null },
    sender,
    identitySecret,
  );
  const jobs = new PgBossJobQueue({ url, pooling: 'session', listenUrl: url }, pino({ level: 'silent' }));
  jobs.register(deliverMailJob, async (job) => {
    await deliverMail({ database, clock, mailTransport, identitySecret }, job);
  });
  await jobs.start();
  try {
    for (let number = 0; number < count; number += 1) {
      const mail = await exampleMail(number);
      await database.transaction((manager) => queueMail(manager, { clock, jobs }, mail));
    }
    while (await database.query<unknown[]>(`SELECT FROM outgoing_mails WHERE state <> 'SENT' LIMIT 1`).then(hasAny)) {
      await sleep(20);
    }
  } finally {
    await jobs.stop();
  }
}

function hasAny(rows: unknown[]): boolean {
  return rows.length > 0;
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (1000 * count) / (performance.now() - begun);
}

runBench(main);
