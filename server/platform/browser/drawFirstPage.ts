import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { safeSharp } from '../images/safeSharp';
import type { SharedBrowser } from './SharedBrowser';

interface FirstPage {
  /** as WebP */
  picture: Buffer;
  pages: number;
}

const origin = 'http://pdf-page.invalid/';
const longestSide = 1200;
/** the parts of PDF.js that a document may need */
const partForm = /^(?:legacy\/build|cmaps|iccs|standard_fonts|wasm)\/[\w.-]+$/;
const contentTypes: Record<string, string> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Runs in the page: draws the first page of the document and returns the number of pages; 0 if it is unreadable. */
const draw = `(async () => {
  const pdfjs = await import('/legacy/build/pdf.min.mjs');
  pdfjs.GlobalWorkerOptions.workerSrc = '/legacy/build/pdf.worker.min.mjs';
  const loading = pdfjs.getDocument({
    url: '/document.pdf', enableXfa: false, maxImageSize: 16000000, verbosity: 0,
    cMapUrl: '/cmaps/', iccUrl: '/iccs/', standardFontDataUrl: '/standard_fonts/', wasmUrl: '/wasm/',
  });
  const document = await loading.promise.catch(() => null);
  if (document === null) return 0;
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: ${longestSide} / Math.max(width, height) });
  const canvas = window.document.querySelector('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  return document.numPages;
})()`;

/**
 * Draws the first page of an uploaded PDF. The browser page that reads it can reach only the document and PDF.js, so a
 * malicious file is isolated there. Null: the PDF is unreadable.
 */
export function drawFirstPage(pdf: Buffer, browser: SharedBrowser): Promise<FirstPage | null> {
  return browser.withPage(async (page) => {
    await answerOnly(page, pdf);
    await page.setViewport({ width: longestSide, height: longestSide });
    await page.goto(origin, { waitUntil: 'load' });
    const pages = (await page.evaluate(draw)) as number;
    if (pages === 0) return null;
    const canvas = await page.$('canvas');
    const drawn = await canvas?.screenshot({ type: 'png' });
    if (!drawn) throw new Error('The page has not been drawn.');
    return { picture: await safeSharp(drawn).webp({ quality: 82 }).toBuffer(), pages };
  });
}

const emptyPage =
  '<!doctype html><title>PDF</title><style>body{margin:0}canvas{display:block}</style><canvas></canvas>';

async function answerOnly(page: Page, pdf: Buffer): Promise<void> {
  const folder = path.dirname(require.resolve('pdfjs-dist/package.json'));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = request.url();
    const part = url.startsWith(origin) ? url.slice(origin.length) : null;
    if (part === '') void request.respond({ contentType: 'text/html', body: emptyPage });
    else if (part === 'document.pdf') void request.respond({ contentType: 'application/pdf', body: pdf });
    else if (part !== null && partForm.test(part)) {
      void readFile(path.join(folder, part)).then(
        (body) =>
          request.respond({ contentType: contentTypes[path.extname(part)] ?? 'application/octet-stream', body }),
        () => request.abort(),
      );
    } else void request.abort();
  });
}
