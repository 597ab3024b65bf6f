import { brand } from '../../../shared/brand/brand';
import { spellDay } from '../../../shared/dates/spellDay';
import { locale } from '../../../shared/locale';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import type { NewsEntry } from '../readTopicNews';
import type { EmbedOptions } from './EmbedOptions';

interface Content {
  /** plain text */
  title: string;
  entries: readonly NewsEntry[];
  /** of the list on the site */
  listUrl: string;
  publicUrl: string;
  theme: EmbedOptions['theme'];
}

/**
 * Returns a page for a frame on another site: no scripts, no cookies, one style element, which is always the same.
 * Links open in a tab of their own.
 */
export function composeEmbedPage({ title, entries, listUrl, publicUrl, theme }: Content): string {
  const cards = entries.map((entry) => card(entry, publicUrl)).join('\n');
  const offers = entries.length === 0 ? '<p class="none">No offers at the moment.</p>' : `<ul>\n${cards}\n</ul>`;
  return `<!doctype html>
<html lang="${locale}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} – ${brand.name}`)}</title>
${embedStyle()}</head>
<body>
<h1>${escapeHtml(title)}</h1>
${offers}
<p class="more"><a href="${escapeHtml(listUrl)}" ${elsewhere}>See all on ${escapeHtml(brand.name)}</a></p>
</body>
</html>
`;
}

const elsewhere = 'target="_blank" rel="noopener"';

function card(entry: NewsEntry, publicUrl: string): string {
  const { title, summary, category, place, path, imageUrl, imageAlt, lastDay } = entry;
  const picture =
    imageUrl === null
      ? '<span class="picture"></span>'
      : `<img class="picture" src="${escapeHtml(new URL(imageUrl, publicUrl).href)}" alt="${escapeHtml(imageAlt)}" loading="lazy">`;
  const where = [category, place].filter((part) => part !== '').join(' · ');
  return `<li>${picture}<div><h2><a href="${escapeHtml(publicUrl + path)}" ${elsewhere}>${escapeHtml(title)}</a></h2>
<p class="quiet">${escapeHtml(where)}</p>${summary === '' ? '' : `<p class="summary">${escapeHtml(summary)}</p>`}${
    lastDay === null ? '' : `<p class="until">Until ${spellDay(lastDay)}</p>`
  }</div></li>`;
}

const variables = ({
  text,
  textMuted,
  canvas,
  surface,
  surfaceSunken,
  border,
  primary,
  accentText,
}: typeof brand.light) =>
  `--text: ${text}; --muted: ${textMuted}; --canvas: ${canvas}; --surface: ${surface}; --sunken: ${surfaceSunken}; --border: ${border}; --primary: ${primary}; --accent: ${accentText}`;

/** The style element of each page for a frame, in the present colours of the site. */
export const embedStyle = (): string => `<style>
:root { color-scheme: light; ${variables(brand.light)} }
:root[data-theme="dark"] { color-scheme: dark; ${variables(brand.dark)} }
@media (prefers-color-scheme: dark) {
  :root[data-theme="auto"] { color-scheme: dark; ${variables(brand.dark)} }
}
* { box-sizing: border-box; margin: 0 }
body { padding: 12px; background: var(--canvas); color: var(--text); font: 1rem/1.45 ${brand.typeface}, system-ui, Arial, sans-serif }
h1 { margin-bottom: 12px; font-size: 1.25rem; line-height: 1.25; text-wrap: balance }
ul { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); padding: 0; list-style: none }
li { position: relative; display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--border); border-radius: 12px; background: var(--surface) }
li:hover { border-color: var(--primary) }
li > div { display: grid; gap: 4px; padding: 12px 14px 14px }
.picture { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; background: var(--sunken) }
h2 { font-size: 1.0625rem; line-height: 1.3; overflow-wrap: anywhere }
h2 a { color: inherit; text-decoration: none }
h2 a::after { position: absolute; inset: 0; content: "" }
li:hover h2 a { text-decoration: underline }
.quiet, .none { color: var(--muted); font-size: 0.875rem }
.summary { display: -webkit-box; overflow: hidden; font-size: 0.9375rem; -webkit-box-orient: vertical; -webkit-line-clamp: 3 }
.until { color: var(--accent); font-size: 0.875rem; font-weight: 650 }
.more { margin-top: 4px }
.more a { display: inline-flex; align-items: center; min-height: 44px; color: var(--primary); font-weight: 650 }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
h2 a:focus-visible { outline: none }
li:has(h2 a:focus-visible) { outline: 3px solid var(--primary); outline-offset: 2px }
</style>`;
