/**
 * CSS rules of the cards that other sites show, for the frame and the web component. They read the variables `--text`,
 * `--muted`, `--surface`, `--sunken`, `--border`, `--primary` and `--accent`.
 *
 * @param heading element of a card's title
 * @param radius of a card
 */
export const offerCardRules = (heading: 'h2' | 'h3', radius: string): string => `
* { box-sizing: border-box; margin: 0 }
ul { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); padding: 0; list-style: none }
li { position: relative; display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--border);
  border-radius: ${radius}; background: var(--surface); color: var(--text) }
li:hover { border-color: var(--primary) }
li > div { display: grid; gap: 4px; padding: 12px 14px 14px }
.picture { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; background: var(--sunken) }
${heading} { font-size: 1.0625rem; line-height: 1.3; overflow-wrap: anywhere }
${heading} a { color: inherit; text-decoration: none }
${heading} a::after { position: absolute; inset: 0; content: "" }
li:hover ${heading} a { text-decoration: underline }
.quiet { color: var(--muted); font-size: 0.875rem }
.summary { display: -webkit-box; overflow: hidden; font-size: 0.9375rem; -webkit-box-orient: vertical; -webkit-line-clamp: 3 }
.until { color: var(--accent); font-size: 0.875rem; font-weight: 650 }
.more a { display: inline-flex; align-items: center; min-height: 44px; color: var(--primary); font-weight: 650 }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
${heading} a:focus-visible { outline: none }
li:has(${heading} a:focus-visible) { outline: 3px solid var(--primary); outline-offset: 2px }
`;
