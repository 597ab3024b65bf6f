import { safeSharp } from '../images/safeSharp';
import { splitDocument } from './documentParts';
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
export async function pictureSheets(
  html: string,
  { width, height, browser, most }: PictureOptions,
): Promise<{ pictures: Buffer[]; sheets: number }> {
  const zoom = pixels / (Math.max(width, height) * pixelsPerMillimetre);
  const pictures: Buffer[] = [];
  for (const part of splitDocument(html).filter((each) => countSheets(each) > 0)) {
    if (pictures.length >= most) break;
    const drawn = await browser.withPage(async (page) => {
      await openDocument(page, part, { width, height, zoom });
      const sheets = await page.$$('section[class="sheet"] > .trim');
      const ofPart: Buffer[] = [];
      for (const sheet of sheets.slice(0, most - pictures.length)) {
        const picture = await sheet.screenshot({ type: 'png' });
        ofPart.push(await safeSharp(picture).webp({ quality: 80 }).toBuffer());
      }
      return ofPart;
    });
    pictures.push(...drawn);
  }
  return { pictures, sheets: countSheets(html) };
}

/** Counts the sheets with a map, and not the pages of lists. */
function countSheets(html: string): number {
  return html.split('<section class="sheet">').length - 1;
}
