import { safeSharp } from '../images/safeSharp';
import { addPrintBoxes } from '../pdf/addPrintBoxes';
import { openDocument, patience, pixelsPerMillimetre } from './openDocument';
import type { SharedBrowser } from './SharedBrowser';

export interface PrintedPages {
  pdf: Buffer;
  /** the first page as a picture */
  preview: Buffer;
  pages: number;
}

interface PrintOptions {
  /** of the first page, millimetres */
  width: number;
  height: number;
  browser: SharedBrowser;
  /** for a print shop: millimetres around the first page, and how many of them are printed */
  around?: { outside: number; bleed: number };
  /** called after each step */
  onStep?: (step: 'opened' | 'drawn' | 'printed') => Promise<void>;
}

/**
 * Prints one of our documents, whose style sheet sets the page size. The document is self-contained: the page fetches
 * nothing and runs no script.
 */
export function printPages(
  html: string,
  { width, height, browser, around, onStep }: PrintOptions,
): Promise<PrintedPages> {
  return browser.withPage(async (page) => {
    await onStep?.('opened');
    const outside = around?.outside ?? 0;
    await openDocument(page, html, { width: width + 2 * outside, height: height + 2 * outside });
    await onStep?.('drawn');
    const { buffer, byteOffset, byteLength } = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      // its headings as bookmarks
      outline: true,
      waitForFonts: false,
      timeout: patience,
    });
    // some megabytes, which are not copied
    const pdf = Buffer.from(buffer, byteOffset, byteLength);
    await onStep?.('printed');
    const [x, wide, high] = [outside, width, height].map((length) => Math.round(length * pixelsPerMillimetre));
    const clip = { x: x ?? 0, y: x ?? 0, width: wide ?? 0, height: high ?? 0 };
    const picture = await page.screenshot({ type: 'png', captureBeyondViewport: false, clip });
    const preview = await safeSharp(picture).webp({ quality: 82 }).toBuffer();
    return { pdf: around ? addPrintBoxes(pdf, around) : pdf, preview, pages: countPages(pdf) };
  });
}

/** Counts pages as Chromium writes them: each page is an object. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
