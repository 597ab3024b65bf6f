import type { ServerDependencies } from '../../http/ServerDependencies';
import { findDegradation } from '../../http/routes/checkReadiness';
import { readSiteFigures } from '../../../domains/overview/health/readSiteFigures';

export type PartState = 'WORKS' | 'IMPAIRED' | 'DOWN';

interface PartStatus {
  name: string;
  state: PartState;
  /** a sentence for programmers outside: what it means for them, nothing of how the site is built */
  note: string;
}

export interface SiteStatus {
  readAt: Date;
  parts: readonly PartStatus[];
}

type StatusDependencies = Pick<ServerDependencies, 'database' | 'jobs' | 'mailTransport' | 'clock'>;

const lateJobSeconds = 5 * 60;
const lateMailMinutes = 15;

/** Reads how the parts of the site are doing that integrators notice. Takes three statements. */
export async function readStatus(dependencies: StatusDependencies): Promise<SiteStatus> {
  const { database, clock } = dependencies;
  const readAt = clock.now();
  const { stored } = await readSiteFigures(database);
  if (!stored) {
    const parts = [
      part('APIs', 'IMPAIRED', 'Only answers that are kept can be given. Try again in a minute.'),
      part('Database', 'DOWN', 'It does not answer.'),
      part('Background work', 'IMPAIRED', 'Webhooks, feeds of changes and imports wait.'),
      part('Mails', 'IMPAIRED', 'Mails wait.'),
    ];
    return { readAt, parts };
  }
  const parts = [
    part('APIs', 'WORKS', 'GraphQL, REST, feeds and embeds answer.'),
    part('Database', 'WORKS', 'It answers.'),
    backgroundWork(dependencies, stored.oldestJobSeconds),
    await mails(dependencies),
  ];
  return { readAt, parts };
}

const part = (name: string, state: PartState, note: string): PartStatus => ({ name, state, note });

function backgroundWork({ jobs }: StatusDependencies, oldestJobSeconds: number): PartStatus {
  const name = 'Background work';
  if (!jobs.isRunning()) return part(name, 'DOWN', 'Webhooks, imports and printed maps wait.');
  const isLate = oldestJobSeconds > lateJobSeconds || findDegradation({ jobs }).length > 0;
  if (isLate) return part(name, 'IMPAIRED', 'Webhooks, imports and printed maps are late.');
  return part(name, 'WORKS', 'Webhooks, imports and printed maps are on time.');
}

async function mails({ database, mailTransport, clock }: StatusDependencies): Promise<PartStatus> {
  if (!mailTransport) return part('Mails', 'IMPAIRED', 'They are kept and not sent at present.');
  const [row] = await database.query<{ isLate: boolean }[]>(
    `SELECT EXISTS (SELECT FROM outgoing_mails WHERE state IN ('QUEUED', 'SENDING') AND created_at < $1) AS "isLate"`,
    [new Date(clock.now().getTime() - lateMailMinutes * 60_000)],
  );
  return row?.isLate
    ? part('Mails', 'IMPAIRED', `Some are more than ${lateMailMinutes} minutes late.`)
    : part('Mails', 'WORKS', 'They are sent at once.');
}
