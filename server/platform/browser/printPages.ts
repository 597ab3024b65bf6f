import { safeSharp } from '../images/safeSharp';
import { addPrintBoxes } from '../pdf/addPrintBoxes';
import { joinPdfs } from '../pdf/joinPdfs';
import { splitDocument } from './documentParts';
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
  /** called with the share of the document that is printed, from 0 to 1 */
  onProgress?: (share: number) => Promise<void>;
}

/**
 * Prints one of our documents, whose style sheet sets the page size. The document is self-contained: the page fetches
 * nothing and runs no script. Each part has a page of the browser for itself, so that its memory is that of the largest
 * part, and other work comes in between.
 */
export async function printPages(
  html: string,
  { width, height, browser, around, onProgress }: PrintOptions,
): Promise<PrintedPages> {
  const outside = around?.outside ?? 0;
  const size = { width: width + 2 * outside, height: height + 2 * outside };
  const [x, wide, high] = [outside, width, height].map((length) => Math.round(length * pixelsPerMillimetre));
  const clip = { x: x ?? 0, y: x ?? 0, width: wide ?? 0, height: high ?? 0 };
  const parts = splitDocument(html);
  const total = parts.length;
  const pdfs: Buffer[] = [];
  let preview: Buffer = Buffer.of();
  while (parts.length > 0) {
    // a part that is printed is forgotten
    const part = parts.shift() ?? '';
    await onProgress?.(pdfs.length / total);
    const isFirst = pdfs.length === 0;
    const printed = await browser.withPage(async (page) => {
      await openDocument(page, part, size);
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
      const picture = isFirst ? await page.screenshot({ type: 'png', captureBeyondViewport: false, clip }) : null;
      return { pdf, picture };
    });
    pdfs.push(printed.pdf);
    if (printed.picture) preview = await safeSharp(printed.picture).webp({ quality: 82 }).toBuffer();
  }
  const pdf = joinPdfs(pdfs);
  return { pdf: around ? addPrintBoxes(pdf, around) : pdf, preview, pages: countPages(pdf) };
}

/** Counts pages as Chromium writes them: each page is an object. */
function countPages(pdf: Buffer): number {
  const [type, others] = ['/Type /Page', '/Type /Pages'].map((name) => countOf(name, pdf));
  return (type ?? 0) - (others ?? 0);
}

function countOf(text: string, pdf: Buffer): number {
  let count = 0;
  for (let at = pdf.indexOf(text); at >= 0; at = pdf.indexOf(text, at + text.length)) count += 1;
  return count;
}
