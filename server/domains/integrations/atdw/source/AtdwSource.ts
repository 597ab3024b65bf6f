import {
  AnswerTooLarge,
  type GetOutside,
  type OutsideAnswer,
} from '../../../../platform/outside-fetch/createGetOutside';
import { NotPublic } from '../../../../platform/outside-fetch/lookupPublic';
import { secondsOfRetryAfter } from '../../../../shared/dates/secondsOfRetryAfter';
import type { AtdwSettings } from '../AtdwSettings';
import { AtdwProblem } from './AtdwProblem';
import { decodeBody } from './decodeBody';
import { readCategories, type SourceCategory } from './readCategories';
import { readListPage, type ListPage } from './readListPage';

export interface SourceAccess {
  getOutside: GetOutside;
  /** null: ATDW_API_KEY is not set */
  apiKey: string | null;
  wait: (ms: number) => Promise<void>;
  now: () => Date;
  /** between two requests, in milliseconds */
  pauseMs: number;
}

interface Failure {
  problem: string;
  /** the shortest time before another try; null: another try changes nothing */
  retryInMs: number | null;
  status: number | null;
}

const failure = (problem: string, retryInMs: number | null, status: number | null = null): Failure => ({
  problem,
  retryInMs,
  status,
});

export interface PageQuery {
  status: 'ACTIVE' | 'INACTIVE' | 'EXPIRED';
  /** null: everything that is active */
  since: Date | null;
  page: number;
}

/** docs/rules/tourism-ads.md#reading-the-source: two requests a second */
export const politePauseMs = 500;
/** products of one page of the list */
export const pageSize = 100;

const mostTries = 4;
const firstRetryMs = 2_000;
const longestWaitMs = 15 * 60_000;
const mostBytes = 20 * 1024 * 1024;
/** The clock of the source is UTC+10 all year. */
const sourceClockMs = 10 * 3_600_000;

/** Reads the warehouse, one request after the other, and tries again what may pass. */
export class AtdwSource {
  private lastAt = 0;

  constructor(
    private readonly access: SourceAccess,
    private readonly settings: Pick<AtdwSettings, 'baseUrl' | 'states' | 'regions'>,
  ) {}

  /** @throws AtdwProblem */
  async categories(): Promise<SourceCategory[]> {
    return readCategories(await this.read('categories', {}));
  }

  /** Returns a page of the list, with what tells whether a product has changed. @throws AtdwProblem */
  async page({ status, since, page }: PageQuery): Promise<ListPage> {
    const { states, regions } = this.settings;
    const parameters = {
      fl: 'productId,status,productUpdateDate',
      size: String(pageSize),
      pge: String(page),
      ...(states.length > 0 && { st: states.join(',') }),
      ...(regions.length > 0 && { rg: regions.join(',') }),
      // a status only counts together with a time
      ...(since !== null && { delta: sourceTime(since), status }),
    };
    return readListPage(await this.read('products', parameters), status);
  }

  /** Returns a whole product as the source gives it. @throws AtdwProblem */
  product(productId: string): Promise<unknown> {
    return this.read('product', { productId });
  }

  private async read(path: string, parameters: Record<string, string>): Promise<unknown> {
    const { apiKey } = this.access;
    if (apiKey === null) throw new AtdwProblem('There is no key. Set ATDW_API_KEY on the server.');
    const url = new URL(path, this.settings.baseUrl);
    for (const [name, value] of Object.entries({ ...parameters, out: 'json', key: apiKey })) {
      url.searchParams.set(name, value);
    }
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.ask(url);
      if ('json' in outcome) return outcome.json;
      if (outcome.retryInMs === null || tries === mostTries) throw new AtdwProblem(outcome.problem, outcome.status);
      const pause = Math.max(firstRetryMs, outcome.retryInMs) * 2 ** (tries - 1);
      await this.access.wait(Math.min(pause, longestWaitMs));
    }
  }

  private async ask(url: URL): Promise<{ json: unknown } | Failure> {
    const { getOutside, wait, now, pauseMs } = this.access;
    const rest = this.lastAt + pauseMs - performance.now();
    if (rest > 0) await wait(rest);
    this.lastAt = performance.now();
    let answer: OutsideAnswer;
    try {
      answer = await getOutside(url, { maxBytes: mostBytes });
    } catch (error) {
      if (error instanceof NotPublic) return failure('The address of the warehouse is not public.', null);
      if (error instanceof AnswerTooLarge) return failure('The answer of the warehouse is too large.', null);
      return failure('The warehouse could not be reached, or its answer ended early.', 0);
    }
    const { status } = answer;
    if (status === 429) {
      const seconds = secondsOfRetryAfter(answer.retryAfter ?? '', now());
      return failure('The warehouse asks to wait (status 429), again and again.', seconds * 1000, status);
    }
    if (status >= 500) return failure(`The warehouse has a fault (status ${status}).`, 0, status);
    if (status === 401 || status === 403) {
      return failure(`The warehouse refuses the key (status ${status}). Check ATDW_API_KEY.`, null, status);
    }
    if (status !== 200) {
      return failure(`The warehouse answered with status ${status}. Check its address.`, null, status);
    }
    try {
      return { json: JSON.parse(decodeBody(answer.body)) as unknown };
    } catch {
      return failure('The answer of the warehouse ends early, or is no JSON.', 0);
    }
  }
}

/** "2026-11-18 10:00:00" on the clock of the source */
function sourceTime(moment: Date): string {
  return new Date(moment.getTime() + sourceClockMs).toISOString().slice(0, 19).replace('T', ' ');
}
