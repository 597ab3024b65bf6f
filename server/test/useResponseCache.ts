import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Brochure } from '../domains/brochures/Brochure';
import { eventually } from './eventually';
import { makeAccount } from './factories/makeAccount';
import { makeBrochure } from './factories/makeBrochure';
import { makeContext, viewerOf } from './makeContext';
import { spyOnPool } from './spyOnPool';
import { useTwoServers } from './useTwoServers';

export const publicList = '/rest/brochure/public/';

const startOfTest = '2026-11-20T02:03:04Z';

/** Two servers with a response cache and a clock that a test sets; `visit` asks the one that did not make the change. */
export function useResponseCache() {
  let now = new Date(startOfTest);
  const servers = useTwoServers({ now: () => now });

  beforeEach(() => {
    now = new Date(startOfTest);
  });

  const database = (): DataSource => servers.one.dependencies.database;
  const visit = (url = publicList, headers: Record<string, string> = {}, server = servers.other) =>
    server.app.inject({ url, headers });

  /** Whether the other server computes an answer: whether it asks the database for anything. */
  async function computes(url = publicList, headers: Record<string, string> = {}): Promise<boolean> {
    const spy = spyOnPool(servers.other.dependencies.database);
    await visit(url, headers);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count > 0;
  }

  /** Has it kept, and proves that it is. */
  async function keep(url = publicList): Promise<void> {
    await eventually(async () => {
      await visit(url);
      expect(await computes(url)).toBe(false);
    });
  }

  /** Shows it from memory, and not only because nobody could say just then what has changed. */
  async function shows(url: string, check: (answer: Awaited<ReturnType<typeof visit>>) => void): Promise<void> {
    await eventually(async () => {
      check(await visit(url));
      expect(await computes(url)).toBe(false);
      check(await visit(url));
    });
  }

  /** An answer from memory with 0 views. One that was computed meanwhile, because nobody could say what has changed, is asked for again. */
  async function expectKept(id: number, url: string): Promise<void> {
    await eventually(async () => {
      const { content } = (await visit(url)).json<{ content: { id: number; detailViewsCount: number }[] }>();
      expect(content.find((ad) => ad.id === id)).toMatchObject({ detailViewsCount: 0 });
    });
  }

  return {
    servers,
    database,
    visit,
    computes,
    keep,
    shows,
    expectKept,
    now: () => now,
    setNow: (moment: Date) => {
      now = moment;
    },
    /** Until changes that came close together have all been taken in. */
    quiet: () => sleep(400),
    /** Another number of views, which throws nothing away: who still shows 0 shows what is kept. */
    countViews: (id: number) => database().query('UPDATE brochures SET detail_views_count = 7 WHERE id = $1', [id]),
    published: (values: Partial<Brochure> = {}) => makeBrochure(database(), { status: 'PUBLISHED', ...values }),
    administrator: async () => makeContext({ database: database(), viewer: viewerOf(await makeAccount(database())) }),
  };
}
