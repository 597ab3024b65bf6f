import { brand } from '../../../shared/brand/brand';

const variables = (colours: typeof brand.light): string =>
  `--ink: ${colours.text}; --quiet: ${colours.textMuted}; --paper: ${colours.surface}; --band: ${colours.surfaceSunken};
  --line: ${colours.border}; --brand: ${colours.primary}; --change: ${colours.accentText}; --needed: ${colours.danger};`;

/** Colours of the site in light and dark mode. The page uses only these rules. */
export const referenceStyle = `
:root { color-scheme: light dark; ${variables(brand.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(brand.dark)} } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
.page { max-width: 76rem; margin: 0 auto; padding: 1rem; }
/* one column of text, without a list of contents beside it */
.page.text { max-width: 46rem; }
h1 { margin: 0.5rem 0; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 2px solid var(--brand); }
h3 { margin: 0 0 0.25rem; font-size: 1.15rem; }
h4 { margin: 1rem 0 0.25rem; }
nav h2 { margin: 1rem 0 0; padding: 0; border: 0; font-size: 1rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 0.3rem 0; text-decoration: none; }
nav li a:hover { text-decoration: underline; }
section { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; }
.address { margin: 0.25rem 0; }
.method { padding: 0.1rem 0.4rem; border: 1px solid; border-radius: 4px; color: var(--brand); font: 700 0.8rem ui-monospace, monospace; }
.method.post, .method.patch { color: var(--change); }
.who, .type { color: var(--quiet); }
.type { font-size: 0.9rem; }
.needed { color: var(--needed); font-size: 0.9rem; }
dl { margin: 0.25rem 0; }
dl > div { padding: 0.4rem 0; border-top: 1px solid var(--line); }
dd { margin: 0 0 0 1rem; }
.answer { padding: 0.25rem 0; }
.answer p { margin: 0.25rem 0; }
details { margin: 0.25rem 0; }
summary { cursor: pointer; padding: 0.2rem 0; }
pre { margin: 0.25rem 0; padding: 0.75rem; max-height: 24rem; overflow: auto; background: var(--band); border-radius: 6px; overflow-wrap: normal; }
@media (min-width: 60rem) {
  .page:not(.text) { display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 2rem; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow: auto; }
}
`;
