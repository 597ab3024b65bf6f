// Keeps a file with all public offers of a site: node mirror.mjs https://offers.example offers.json
// Run it as often as you like. A run that is killed loses nothing: offers and cursor are replaced together.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { LocalOffers, LocalOffersError } from '@local-offers/client';

const [url, file] = process.argv.slice(2);
if (!url || !file) throw new Error('Usage: node mirror.mjs SITE FILE');
const site = new LocalOffers({ url, apiKey: process.env.LOCAL_OFFERS_KEY });

async function readMirror() {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return { cursor: null, offers: {} };
  }
}

async function follow({ cursor, offers }) {
  const counts = { changed: 0, left: 0 };
  for await (const page of site.changes(cursor)) {
    for (const { brochureId, brochure } of page.changes) {
      if (brochure) {
        offers[brochureId] = brochure;
        counts.changed += 1;
      } else {
        delete offers[brochureId];
        counts.left += 1;
      }
    }
    await writeFile(`${file}.new`, JSON.stringify({ cursor: page.cursor, offers }));
    await rename(`${file}.new`, file);
  }
  return { total: Object.keys(offers).length, ...counts };
}

async function mirror() {
  try {
    return await follow(await readMirror());
  } catch (error) {
    // too long ago: begin again, so that what left meanwhile goes too
    if (!(error instanceof LocalOffersError) || error.code !== 'GONE') throw error;
    return follow({ cursor: null, offers: {} });
  }
}

console.log(await mirror());
