import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { getDatabaseAddress } from '../../app/database/hosts/getDatabaseAddress';
import { eventually } from '../../test/eventually';
import { useTestDatabase } from '../../test/testDatabase';
import type { JobDefinition } from './JobQueue';
import { startProxy } from '../../test/programs/startProxy';
import { PgBossJobQueue } from './PgBossJobQueue';
import { QueueDatabase } from './QueueDatabase';

const test = useTestDatabase();
const greet: JobDefinition<{ name: string }> = { name: 'greet' };
const greetLater: JobDefinition<{ name: string }> = { name: 'greet-later', delaySeconds: 3 };
const startle: JobDefinition<{ name: string }> = {
  name: 'startle',
  retry: { limit: 1, delaySeconds: 1, maxDelaySeconds: 1 },
};
const greetTogether: JobDefinition<{ name: string }> = { name: 'greet-together', atOnce: 3 };
let [together, mostTogether] = [0, 0];
const greeted: string[] = [];
const givenUp: string[] = [];
let startled = 0;
let failures = 0;
let queue: PgBossJobQueue;

beforeAll(async () => {
  queue = new PgBossJobQueue(getDatabaseAddress(test.database), pino({ level: 'silent' }));
  queue.register(greet, ({ name }) => {
    if (name === 'clumsy' && failures++ === 0) return Promise.reject(new Error('stumbled'));
    greeted.push(name);
    return Promise.resolve();
  });
  queue.register(greetLater, ({ name }) => {
    greeted.push(name);
    return Promise.resolve();
  });
  queue.register(
    startle,
    () => {
      startled += 1;
      return Promise.reject(new Error('ran away'));
    },
    ({ name }) => {
      givenUp.push(name);
      return Promise.resolve();
    },
  );
  queue.register(greetTogether, async ({ name }) => {
    together += 1;
    mostTogether = Math.max(mostTogether, together);
    // waits until two others run
    await eventually(() => expect(mostTogether).toBe(3));
    together -= 1;
    greeted.push(name);
  });
  await queue.start();
});
afterAll(() => queue.stop());

describe('the job queue', () => {
  it('runs a job once its transaction is committed', async () => {
    await test.database.transaction(async (manager) => {
      await queue.enqueue(manager, greet, { name: 'Kim' });
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(greeted).not.toContain('Kim');
    });
    await eventually(() => expect(greeted).toContain('Kim'));
  });

  it('leaves the jobs to another process if it runs none itself', async () => {
    const handled: string[] = [];
    const address = getDatabaseAddress(test.database);
    const enqueuing = new PgBossJobQueue(address, pino({ level: 'silent' }), undefined, false);
    enqueuing.register(greet, ({ name }) => {
      handled.push(name);
      return Promise.resolve();
    });
    await enqueuing.start();
    const names = Array.from({ length: 10 }, (_, at) => `elsewhere ${at}`);
    await test.database.transaction(async (manager) => {
      for (const name of names) await enqueuing.enqueue(manager, greet, { name });
    });
    await eventually(() => expect(greeted).toEqual(expect.arrayContaining(names)));
    expect(handled).toEqual([]);
    expect([enqueuing.isRunning(), enqueuing.silentMs()]).toEqual([true, 0]);
    await enqueuing.stop();
  });

  it('never runs a job whose transaction was rolled back', async () => {
    const undone = test.database.transaction(async (manager) => {
      await queue.enqueue(manager, greet, { name: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await test.database.transaction((manager) => queue.enqueue(manager, greet, { name: 'the next' }));
    await eventually(() => expect(greeted).toContain('the next'));
    expect(greeted).not.toContain('nobody');
  });

  it('retries a failed job', async () => {
    await test.database.transaction((manager) => queue.enqueue(manager, greet, { name: 'clumsy' }));
    await eventually(() => expect(greeted).toContain('clumsy'));
    expect(failures).toBeGreaterThan(1);
  });

  it('reports once that a job that always fails is given up', async () => {
    await test.database.transaction((manager) => queue.enqueue(manager, startle, { name: 'a hare' }));
    await eventually(() => expect(givenUp).not.toEqual([]));
    expect({ startled, givenUp }).toEqual({ startled: 2, givenUp: ['a hare'] });
  });

  it('delays a job that should run later', async () => {
    const asked = Date.now();
    await test.database.transaction((manager) => queue.enqueue(manager, greetLater, { name: 'patient' }));
    await eventually(() => expect(greeted).toContain('patient'));
    expect(Date.now() - asked).toBeGreaterThan(2000);
  });

  it('processes many jobs, each separately', async () => {
    const names = Array.from({ length: 25 }, (_, i) => `guest ${i}`);
    await test.database.transaction(async (manager) => {
      for (const name of names) await queue.enqueue(manager, greet, { name });
    });
    await eventually(() => expect(greeted).toEqual(expect.arrayContaining(names)));
    expect(greeted.filter((name) => name.startsWith('guest'))).toHaveLength(25);
  });

  it('runs several concurrently if allowed, up to the limit', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `friend ${i}`);
    await test.database.transaction(async (manager) => {
      for (const name of names) await queue.enqueue(manager, greetTogether, { name });
    });
    await eventually(() => expect(greeted).toEqual(expect.arrayContaining(names)));
    expect(mostTogether).toBe(3);
  });

  it('requires a transaction', async () => {
    await expect(queue.enqueue(test.database.manager, greet, { name: 'Lee' })).rejects.toThrow('inside a transaction');
  });

  it('accepts no new kind of job once it runs', () => {
    expect(queue.isRunning()).toBe(true);
    expect(() => queue.register(greet, () => Promise.resolve())).toThrow('before the queue is started');
  });
});

it('a queue that cannot stop in order closes its connections nevertheless', async () => {
  const broken = new PgBossJobQueue(getDatabaseAddress(test.database), pino({ level: 'silent' }));
  const close = jest.spyOn(QueueDatabase.prototype, 'close');
  const stop = jest.spyOn(PgBoss.prototype, 'stop').mockRejectedValueOnce(new Error('no farewell'));
  await expect(broken.stop()).rejects.toThrow('no farewell');
  expect(close).toHaveBeenCalledTimes(1);
  for (const spy of [close, stop]) spy.mockRestore();
});

it('a job that a silent database holds up delays the end by few seconds', async () => {
  const proxy = await startProxy(test.url);
  const address = { ...getDatabaseAddress(test.database), url: proxy.urlOf(test.url), listenUrl: null };
  const held = new PgBossJobQueue(address, pino({ level: 'silent' }));
  const begun = new Promise<void>((resolve) => {
    held.register({ name: 'heldUp' }, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  await held.start();
  await test.database.transaction((manager) => held.enqueue(manager, { name: 'heldUp' }, {}));
  await begun;
  proxy.fallSilent();
  const asked = performance.now();
  await held.stop();
  expect(performance.now() - asked).toBeLessThan(9_000);
  await proxy.stop();
});
