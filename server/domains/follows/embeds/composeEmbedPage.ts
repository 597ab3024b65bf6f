import { offerCardRules } from '../../../../shared/embeds/offerCardRules';
import { brand } from '../../../shared/brand/brand';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
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
  const offers = entries.length === 0 ? '<p class="quiet">No offers at the moment.</p>' : `<ul>\n${cards}\n</ul>`;
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
    lastDay === null ? '' : `<p class="until">Until ${formatAustralianDate(lastDay)}</p>`
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
${offerCardRules('h2', '12px')}
body { padding: 12px; background: var(--canvas); color: var(--text); font: 1rem/1.45 ${brand.typeface}, system-ui, Arial, sans-serif }
h1 { margin-bottom: 12px; font-size: 1.25rem; line-height: 1.25; text-wrap: balance }
.more { margin-top: 4px }
</style>`;
