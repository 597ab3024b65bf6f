// Writes the Sunday page of a newspaper: what ends within a week, by category, as Markdown.
// node newspaper.mjs https://offers.example noosa page.md
import { writeFile } from 'node:fs/promises';
import { LocalOffers } from '@local-offers/client';

const [url, area, file] = process.argv.slice(2);
if (!file) throw new Error('Usage: node newspaper.mjs SITE AREA FILE');
const site = new LocalOffers({ url });

const mapArea = (await site.mapAreas()).find(({ code }) => code === area);
if (!mapArea) throw new Error(`${url} has no area “${area}”.`);
const dollars = (cents) => `$${(cents / 100).toFixed(2).replace(/\.00$/, '')}`;
const day = (isoDay) =>
  new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-AU', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  });

const sections = new Map();
const filter = { mapAreas: [area], endsWithinDays: 7 };
for await (const offer of site.offers({ filter, orderBy: [{ field: 'ENDS_SOON' }] })) {
  const name = (offer.category.parent ?? offer.category).name;
  const price = offer.discountedPriceCents === null ? '' : ` for ${dollars(offer.discountedPriceCents)}`;
  const where = [offer.companyName, offer.address?.city].filter(Boolean).join(', ');
  const line = `- **${offer.displayTitle}**${price} until ${day(offer.validTo)}${where === '' ? '' : ` (${where})`}`;
  sections.set(name, [...(sections.get(name) ?? []), line]);
}

const text = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}\n`).join('\n');
await writeFile(file, `# Ends this week in ${mapArea.name}\n\n${text === '' ? 'Nothing ends this week.\n' : text}`);
console.log(`${sections.size} categories are in ${file}.`);
