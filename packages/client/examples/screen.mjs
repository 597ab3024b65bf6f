// Writes the page of a screen at a visitor centre: what is near, one offer after the other.
// node screen.mjs https://offers.example -26.4 153.1 screen.html
import { writeFile } from 'node:fs/promises';
import { LocalOffers } from '@local-offers/client';

const [url, latitude, longitude, file] = process.argv.slice(2);
if (!file) throw new Error('Usage: node screen.mjs SITE LATITUDE LONGITUDE FILE');
const site = new LocalOffers({ url });
const escape = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const slides = [];
const near = { latitude: Number(latitude), longitude: Number(longitude), withinKm: 20 };
for await (const offer of site.offers({ filter: { near }, pageSize: 20 })) {
  const picture = offer.thumbnail ? `<img src="${escape(new URL(offer.thumbnail.url, url).href)}" alt="">` : '';
  slides.push(
    `<section>${picture}<h1>${escape(offer.displayTitle)}</h1><p>${escape(offer.summary)}</p>
     <p>${escape([offer.category.name, offer.address?.city].filter(Boolean).join(' · '))}</p></section>`,
  );
  if (slides.length === 20) break;
}

const seconds = 10 * slides.length;
await writeFile(
  file,
  `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta http-equiv="refresh" content="900"><title>Near here</title>
<style>
  body { margin: 0; overflow: hidden; background: #123; color: #fff; font: 3vw/1.4 sans-serif }
  section { position: fixed; inset: 0; padding: 5vw; opacity: 0; animation: show ${seconds}s infinite }
  img { float: right; width: 45vw; height: 80vh; object-fit: cover }
  @keyframes show { 0%, ${100 / slides.length}% { opacity: 1 } ${100 / slides.length + 0.1}%, 100% { opacity: 0 } }
  ${slides.map((_, index) => `section:nth-of-type(${index + 1}) { animation-delay: ${index * 10}s }`).join('\n  ')}
</style>
${slides.join('\n')}
</html>
`,
);
console.log(`${slides.length} offers are in ${file}.`);
