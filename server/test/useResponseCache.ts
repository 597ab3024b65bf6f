import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Brochure } from '../domains/brochures/Brochure';
import { eventually } from './eventually';
import { makeAccount } from './factories/makeAccount';
import { makeBrochure } from './factories/makeBrochure';
import { makeContext, viewerOf } from './makeContext';
import { spyOnPool } from './database/spyOnPool';
import { useTwoServers, verified } from './useTwoServers';

export const publicList = '/rest/brochure/public/';

const startOfTest = '2026-11-20T02:03:04Z';

/**
 * Two servers with a response cache and a clock that a test sets. `visit` requests from the server that did not make
 * the change.
 */
export function useResponseCache() {
  let now = new Date(startOfTest);
  const servers = useTwoServers({ now: () => now });

  beforeEach(() => {
    now = new Date(startOfTest);
  });

  const database = (): DataSource => servers.one.dependencies.database;
  const visit = (url = publicList, headers: Record<string, string> = {}, server = servers.other) =>
    server.app.inject({ url, headers });

  /** True if the other server computes a response, so that it queries the database. */
  async function computes(url = publicList, headers: Record<string, string> = {}): Promise<boolean> {
    await verified(servers.other);
    const spy = spyOnPool(servers.other.dependencies.database);
    await visit(url, headers);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count > 0;
  }

  /** Stores a response in the cache, and proves it. */
  async function keep(url = publicList): Promise<void> {
    await eventually(async () => {
      await visit(url);
      expect(await computes(url)).toBe(false);
    });
  }

  /** Expects a cached response. Retries if the version could not be verified just then. */
  async function shows(url: string, check: (answer: Awaited<ReturnType<typeof visit>>) => void): Promise<void> {
    await eventually(async () => {
      check(await visit(url));
      expect(await computes(url)).toBe(false);
      check(await visit(url));
    });
  }

  /**
   * Expects a cached response with 0 views. Retries if the response was computed because the version could not be
   * verified.
   */
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
    /** Waits until changes in quick succession are all included in the version. */
    quiet: () => sleep(400),
    /** Changes the number of views, which does not clear the cache: a response with 0 views is a cached one. */
    countViews: (id: number) => database().query('UPDATE brochure_views SET views = 7 WHERE brochure_id = $1', [id]),
    published: (values: Partial<Brochure> = {}) => makeBrochure(database(), { status: 'PUBLISHED', ...values }),
    administrator: async () => makeContext({ database: database(), viewer: viewerOf(await makeAccount(database())) }),
  };
}
