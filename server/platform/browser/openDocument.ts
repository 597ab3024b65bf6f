import type { Page } from 'puppeteer';

/** The browser's own time limit; that of the shared browser is shorter. */
export const patience = 180_000;
const address = 'http://printed-page.invalid/';
export const pixelsPerMillimetre = 96 / 25.4;

/**
 * Opens one of our documents as it is printed. The document is self-contained: the page fetches nothing and runs no
 * script. Width and height are those of its first page, in millimetres; `zoom` is for pictures of more pixels.
 */
export async function openDocument(
  page: Page,
  html: string,
  { width, height, zoom = 1 }: { width: number; height: number; zoom?: number },
): Promise<void> {
  await page.setJavaScriptEnabled(false);
  await answerOnly(page, html);
  await page.setViewport({
    width: Math.round(width * pixelsPerMillimetre),
    height: Math.round(height * pixelsPerMillimetre),
    deviceScaleFactor: zoom,
  });
  await page.emulateMediaType('print');
  await page.goto(address, { waitUntil: 'load', timeout: patience });
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
