import type { Browser, Page } from 'puppeteer';
import { safeSharp } from '../images/safeSharp';
import { DomainError } from '../../shared/errors/DomainError';
import { StartProblem } from '../../shared/errors/StartProblem';
import { inTurn } from '../../shared/inTurn';
import { findBrowser } from './findBrowser';
import { launchBrowser } from './launchBrowser';

export interface PrintedPages {
  pdf: Buffer;
  /** the first page as a picture */
  preview: Buffer;
  pages: number;
}

/** A page that takes longer hangs. */
const patience = 120_000;
const address = 'http://printed-page.invalid/';
const pixelsPerMillimetre = 96 / 25.4;

interface PrintOptions {
  /** of the first page, millimetres */
  width: number;
  height: number;
  cacheFolder: string;
}

/**
 * Prints a document of ours, whose style sheet says the size of its pages. It is given everything it needs: nothing is
 * fetched, and no script runs. One browser at a time, and each time a new one, so that none can go bad.
 */
export function printPages(html: string, options: PrintOptions): Promise<PrintedPages> {
  return inTurn('print-pages', () => print(html, options));
}

async function print(html: string, { width, height, cacheFolder }: PrintOptions): Promise<PrintedPages> {
  const browser = await start(cacheFolder);
  const watchdog = setTimeout(() => browser.process()?.kill('SIGKILL'), patience);
  try {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await answerOnly(page, html);
    await page.setViewport({
      width: Math.round(width * pixelsPerMillimetre),
      height: Math.round(height * pixelsPerMillimetre),
    });
    await page.emulateMediaType('print');
    await page.goto(address, { waitUntil: 'load', timeout: patience });
    const pdf = Buffer.from(
      await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        waitForFonts: false,
        timeout: patience,
      }),
    );
    const picture = await page.screenshot({ type: 'png', captureBeyondViewport: false });
    const preview = await safeSharp(picture).webp({ quality: 82 }).toBuffer();
    return { pdf, preview, pages: countPages(pdf) };
  } finally {
    clearTimeout(watchdog);
    await browser.close().catch(() => undefined);
  }
}

async function start(cacheFolder: string): Promise<Browser> {
  try {
    return await launchBrowser(findBrowser(cacheFolder), { ownPagesOnly: true });
  } catch (error) {
    const why = error instanceof StartProblem ? error.message : 'The browser that draws the pages cannot be started.';
    throw new DomainError('INTERNAL', why, { cause: error });
  }
}

async function answerOnly(page: Page, html: string): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = request.url();
    if (url === address) void request.respond({ contentType: 'text/html; charset=utf-8', body: html });
    else if (url.startsWith('data:')) void request.continue();
    else void request.abort();
  });
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
