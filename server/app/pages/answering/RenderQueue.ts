import pLimit from 'p-limit';
import { unavailable } from '../../../shared/errors/unavailable';

/** Most of the time of a page is waiting for its queries, so one core has work with this many. */
const pagesAtOnce = 8;
/** Some seconds of work on one core. Who comes later would not be served in time. */
const mostWaiting = 200;
/** Pages wait as long as they may take. A silent database would otherwise hold up hundreds in turn. */
const longestWaitMs = 5_000;

/**
 * Renders a few pages at once, because each keeps its data and markup in memory until it is done. The others wait; when
 * too many do, a page is 503 with `Retry-After` (docs/rules/errors-and-limits.md#unavailable).
 */
export class RenderQueue {
  private readonly limit: ReturnType<typeof pLimit>;

  constructor(
    atOnce = pagesAtOnce,
    private readonly most = mostWaiting,
    private readonly longestMs = longestWaitMs,
  ) {
    this.limit = pLimit(atOnce);
  }

  /** @throws UNAVAILABLE if too many pages wait, or this one has waited too long */
  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= this.most) throw unavailable(new TooManyPages());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        timer = undefined;
        reject(unavailable(new TooManyPages()));
      }, this.longestMs);
    });
    const rendered = this.limit(() => {
      // its visitor has been told to come later
      if (timer === undefined) return late;
      clearTimeout(timer);
      return render();
    });
    return Promise.race([rendered, late]);
  }

  get waiting(): number {
    return this.limit.pendingCount;
  }
}

class TooManyPages extends Error {
  override readonly name = 'TooManyPages';

  constructor() {
    super('Too many pages wait to be rendered.');
  }
}
