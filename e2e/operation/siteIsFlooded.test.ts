import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { eventually } from '../../server/test/eventually';
import { useTestDatabase } from '../../server/test/testDatabase';
import { patienceMs } from '../support/browser/patience';
import { startSite, type Site } from '../support/site/startSite';

const callers = 1_500;
const inFlight = 400;

describe('a site that is flooded while its database is slow', () => {
  const test = useTestDatabase();
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ DATABASE_URL: test.url, RATE_LIMIT_READS: '1000000' });
  });
  afterAll(() => site.stop());

  it('refuses what is too much at once, keeps its memory, and serves again by itself', async () => {
    const blocker = test.database.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('LOCK TABLE brochures IN ACCESS EXCLUSIVE MODE');
    const before = residentMegabytes(site.pid);
    const answers = Array.from({ length: callers }, (_, number) =>
      ask(`${site.url}/rest/brochure/public/?q=flood${number}`),
    );
    const refused: number[] = [];
    for (const [number, answer] of answers.entries()) {
      void answer.then(({ status }) => {
        if (status === 503) refused.push(number);
      });
    }
    await eventually(() => expect(refused.length).toBeGreaterThanOrEqual(callers - inFlight), patienceMs);
    // those who came first are not refused before the others, as a pool does that gives up
    expect(refused.slice(0, callers - inFlight).filter((number) => number < 100)).toEqual([]);
    expect((await ask(`${site.url}/healthz`)).status).toBe(200);
    expect(residentMegabytes(site.pid) - before).toBeLessThan(150);
    await blocker.rollbackTransaction();
    await blocker.release();

    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 204, 503].includes(status))).toEqual([]);
    for (const { status, retryAfter } of await Promise.all(answers)) if (status === 503) expect(retryAfter).toBe('5');
    await eventually(
      async () => expect((await ask(`${site.url}/rest/brochure/public/?q=after`)).status).toBe(204),
      patienceMs,
    );
    expect((await ask(`${site.url}/readyz`)).status).toBe(200);
  });
});

const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

function ask(url: string): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      });
    })
      .on('error', reject)
      .end();
  });
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
