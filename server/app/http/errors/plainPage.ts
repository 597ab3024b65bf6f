import { brand } from '../../../shared/brand/brand';
import { locale } from '../../../shared/locale';
import { escapeHtml } from '../../../shared/text/escapeHtml';

/** Returns a small page without scripts or requests, readable in both colour schemes. `body` is HTML. */
export function plainPage(title: string, body: string): string {
  const name = escapeHtml(brand.name);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${name}</title>
${plainStyle()}</head>
<body>
<main><h1>${title}</h1>
${body}
<p><a href="/">${name}</a></p></main>
</body>
</html>
`;
}

/** a link or button in the style of our primary button */
export const plainButton = 'class="button"';

const variables = ({ text, canvas, primary, onPrimary }: typeof brand.light): string =>
  `--text: ${text}; --canvas: ${canvas}; --primary: ${primary}; --on-primary: ${onPrimary}`;

/** Returns the style element of each plain page. */
export const plainStyle = (): string => `<style>
:root { color-scheme: light dark; ${variables(brand.light)} }
@media (prefers-color-scheme: dark) {
  :root { ${variables(brand.dark)} }
}
body { margin: 0; background: var(--canvas); color: var(--text); font: 1rem/1.5 ${brand.typeface}, Arial, sans-serif }
main { max-width: 36em; margin: 0 auto; padding: clamp(2rem, 12vh, 6rem) 1rem 2rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 }
a { color: var(--primary) }
.button { display: inline-block; box-sizing: border-box; min-height: 44px; padding: 10px 20px; border: 1px solid transparent;
  border-radius: 10px; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 650;
  text-decoration: none; cursor: pointer }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }</style>`;
