import pLimit from 'p-limit';
import type { Browser, Page } from 'puppeteer';
import { DomainError } from '../../shared/errors/DomainError';
import { StartProblem } from '../../shared/errors/StartProblem';
import { DocumentProblem } from './DocumentProblem';
import { BrowserProfiles } from './BrowserProfiles';
import { findDocumentBrowser } from './findBrowser';
import { launchBrowser } from './launchBrowser';

interface SharedBrowserOptions {
  /** for profiles of running browsers, and for the unpacked browser of the package */
  cacheFolder: string;
  /** maximum number of concurrent pages; each takes about 150 MB */
  limit?: number;
  /** number of pages after which a new browser replaces this one, to free its memory */
  pagesBeforeRestart?: number;
  /** time without work after which the browser is closed */
  idleMilliseconds?: number;
  /** time limit of a page; after it the browser is killed */
  patienceMilliseconds?: number;
}

interface Running {
  browser: Browser;
  removeProfile: () => Promise<void>;
  begun: number;
  pages: number;
  /** true: another browser replaces this one once its pages are done */
  isOver: boolean;
}

/**
 * One browser for all documents that the server prints. It starts on demand, serves a few isolated pages at once, and
 * closes when idle. A browser that dies or hangs is replaced, and its interrupted work is repeated once.
 */
export class SharedBrowser {
  private readonly options: Required<SharedBrowserOptions>;
  private readonly inTurn: ReturnType<typeof pLimit>;
  private readonly profiles: BrowserProfiles;
  private running: Promise<Running> | null = null;
  private idle: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(options: SharedBrowserOptions) {
    const defaults = { limit: 2, pagesBeforeRestart: 25, idleMilliseconds: 20_000, patienceMilliseconds: 120_000 };
    this.options = { ...defaults, ...options };
    this.inTurn = pLimit(this.options.limit);
    this.profiles = new BrowserProfiles(this.options.cacheFolder);
  }

  /** Runs `work` with its own page, which `work` need not close. May call `work` twice. */
  withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (!(error instanceof BrowserGone)) throw error;
        return await this.attempt(work).catch((again: unknown) => {
          throw again instanceof BrowserGone ? again.asProblem() : again;
        });
      }
    });
  }

  /** Removes the profiles of killed processes. Returns how many. */
  sweep(): Promise<number> {
    return this.profiles.sweep();
  }

  /** Call it when the server ends. Running and waiting work fails, and no browser is started any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.closeBrowser();
  }

  private async closeBrowser(): Promise<void> {
    clearTimeout(this.idle);
    const closing = this.running;
    this.running = null;
    const running = await closing?.catch(() => null);
    if (running) await this.end(running);
  }

  private async attempt<T>(work: (page: Page) => Promise<T>): Promise<T> {
    const running = await this.acquire();
    const { browser } = running;
    const page = { hangs: false };
    const watchdog = setTimeout(() => {
      page.hangs = true;
      browser.process()?.kill('SIGKILL');
    }, this.options.patienceMilliseconds);
    try {
      const context = await browser.createBrowserContext();
      try {
        return await untilCrash(await context.newPage(), work);
      } finally {
        await context.close().catch(() => undefined);
      }
    } catch (error) {
      if (page.hangs) throw new DocumentProblem('The browser took too long over this page.', { cause: error });
      // Distinguishes a dead browser from work that failed.
      if (!browser.connected) throw new BrowserGone(error);
      throw error;
    } finally {
      clearTimeout(watchdog);
      await this.release(running);
    }
  }

  private async acquire(): Promise<Running> {
    clearTimeout(this.idle);
    for (let tries = 0; tries < 3; tries += 1) {
      if (this.isClosed) throw new DomainError('INTERNAL', 'The server is being stopped: it prints no more pages.');
      this.running ??= this.launch();
      const asked = this.running;
      const running = await asked.catch((error: unknown) => {
        this.forget(asked);
        throw error;
      });
      if (!running.isOver && running.browser.connected) return this.count(running);
      this.forget(asked);
    }
    throw new DomainError('INTERNAL', 'The browser that draws the pages ends as soon as it is started.');
  }

  /** Does nothing if another browser has been started meanwhile. */
  private forget(asked: Promise<Running>): void {
    if (this.running === asked) this.running = null;
  }

  private async launch(): Promise<Running> {
    try {
      const found = findDocumentBrowser(this.options.cacheFolder);
      const profile = this.profiles.create();
      const removeProfile = (): Promise<void> => this.profiles.remove(profile);
      try {
        const browser = await launchBrowser(found, { ownPagesOnly: true, profile });
        browser.once('disconnected', () => void removeProfile());
        // the empty page of the start would keep a process of its own
        await Promise.all((await browser.pages()).map((page) => page.close()));
        return { browser, removeProfile, begun: 0, pages: 0, isOver: false };
      } catch (error) {
        await removeProfile();
        throw error;
      }
    } catch (error) {
      const why = error instanceof StartProblem ? error.message : 'The browser that draws the pages cannot be started.';
      throw new DomainError('INTERNAL', why, { cause: error });
    }
  }

  private async end({ browser, removeProfile }: Running): Promise<void> {
    await browser.close().catch(() => undefined);
    await removeProfile();
  }

  private count(running: Running): Running {
    running.begun += 1;
    running.pages += 1;
    if (running.begun >= this.options.pagesBeforeRestart) running.isOver = true;
    return running;
  }

  private async release(running: Running): Promise<void> {
    running.pages -= 1;
    if (!running.browser.connected) running.isOver = true;
    if (running.pages > 0) return;
    if (running.isOver) await this.end(running);
    else this.idle = setTimeout(() => void this.closeBrowser(), this.options.idleMilliseconds).unref();
  }
}

/** @throws DocumentProblem as soon as the page's renderer has crashed: nothing else would come of it */
async function untilCrash<T>(page: Page, work: (page: Page) => Promise<T>): Promise<T> {
  const crash = new Promise<never>((_, reject) => {
    page.once('error', (cause) => {
      const why = 'The browser’s page crashed over this document. It may need too much memory.';
      reject(new DocumentProblem(why, { cause }));
    });
  });
  return Promise.race([work(page), crash]);
}

/** The browser died during its work. */
class BrowserGone extends Error {
  constructor(cause: unknown) {
    super('The browser ended.', { cause });
  }

  asProblem(): DocumentProblem {
    return new DocumentProblem('The browser that draws the pages ended twice over this page.', { cause: this });
  }
}
