import { safeSharp } from '../images/safeSharp';
import { openDocument, patience } from './openDocument';
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
    await openDocument(page, html, { width, height });
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

/** Counts pages as Chromium writes them: each page is an object. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
