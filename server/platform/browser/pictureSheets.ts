import { safeSharp } from '../images/safeSharp';
import { openDocument, pixelsPerMillimetre } from './openDocument';
import type { SharedBrowser } from './SharedBrowser';

/** of the longer side: names of streets can be read */
const pixels = 1800;

interface PictureOptions {
  /** of a sheet, millimetres */
  width: number;
  height: number;
  browser: SharedBrowser;
  /** more sheets have no picture */
  most: number;
}

/** Returns the first sheets (`.trim` in `section.sheet`) of one of our documents as WebP, and how many sheets it has. */
export function pictureSheets(
  html: string,
  { width, height, browser, most }: PictureOptions,
): Promise<{ pictures: Buffer[]; sheets: number }> {
  return browser.withPage(async (page) => {
    const zoom = pixels / (Math.max(width, height) * pixelsPerMillimetre);
    await openDocument(page, html, { width, height, zoom });
    const sheets = await page.$$('section.sheet > .trim');
    const pictures: Buffer[] = [];
    for (const sheet of sheets.slice(0, most)) {
      const picture = await sheet.screenshot({ type: 'png' });
      pictures.push(await safeSharp(picture).webp({ quality: 80 }).toBuffer());
    }
    return { pictures, sheets: sheets.length };
  });
}
