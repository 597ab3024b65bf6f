import type { Page } from 'puppeteer';
import { safeSharp } from '../images/safeSharp';
import type { SharedBrowser } from './SharedBrowser';

export interface PrintedPages {
  pdf: Buffer;
  /** the first page as a picture */
  preview: Buffer;
  pages: number;
}

/** The browser's own time limit; that of the shared browser is shorter. */
const patience = 180_000;
const address = 'http://printed-page.invalid/';
const pixelsPerMillimetre = 96 / 25.4;

interface PrintOptions {
  /** of the first page, millimetres */
  width: number;
  height: number;
  browser: SharedBrowser;
  /** called after each step */
  onStep?: (step: 'opened' | 'drawn' | 'printed') => Promise<void>;
}

/**
 * Prints one of our documents, whose style sheet sets the page size. The document is self-contained: the page fetches
 * nothing and runs no script.
 */
export function printPages(html: string, { width, height, browser, onStep }: PrintOptions): Promise<PrintedPages> {
  return browser.withPage(async (page) => {
    await onStep?.('opened');
    await page.setJavaScriptEnabled(false);
    await answerOnly(page, html);
    await page.setViewport({
      width: Math.round(width * pixelsPerMillimetre),
      height: Math.round(height * pixelsPerMillimetre),
    });
    await page.emulateMediaType('print');
    await page.goto(address, { waitUntil: 'load', timeout: patience });
    await onStep?.('drawn');
    const pdf = Buffer.from(
      await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        waitForFonts: false,
        timeout: patience,
      }),
    );
    await onStep?.('printed');
    const picture = await page.screenshot({ type: 'png', captureBeyondViewport: false });
    const preview = await safeSharp(picture).webp({ quality: 82 }).toBuffer();
    return { pdf, preview, pages: countPages(pdf) };
  });
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

/** Counts pages as Chromium writes them: each page is an object. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
