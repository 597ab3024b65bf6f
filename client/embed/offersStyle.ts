import { fontFamily } from '../generated/fontFamily';
import { dark, light, type Palette } from '../generated/palettes';

/** A page sets `--local-offers-primary` and the like; without that the site's own colours. */
const variables = ({ text, textMuted, surface, surfaceSunken, border, primary, accentText }: Palette): string =>
  Object.entries({ text, muted: textMuted, surface, sunken: surfaceSunken, border, primary, accent: accentText })
    .map(([name, value]) => `--${name}: var(--local-offers-${name}, ${value})`)
    .join('; ');

export const offersStyle = `
:host { color-scheme: light; display: block; container-type: inline-size; color: var(--text); ${variables(light)};
  font: 1rem/1.45 var(--local-offers-font, ${fontFamily}) }
:host([hidden]) { display: none }
:host([theme="dark"]) { color-scheme: dark; ${variables(dark)} }
@media (prefers-color-scheme: dark) {
  :host(:not([theme="light"])) { color-scheme: dark; ${variables(dark)} }
}
* { box-sizing: border-box; margin: 0 }
h2 { margin-bottom: 12px; font-size: 1.25rem; line-height: 1.25 }
ul { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); padding: 0; list-style: none }
li { position: relative; display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--border);
  border-radius: var(--local-offers-radius, 12px); background: var(--surface); color: var(--text) }
li > div { display: grid; gap: 4px; padding: 12px 14px 14px }
.picture { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; background: var(--sunken) }
h3 { font-size: 1.0625rem; line-height: 1.3; overflow-wrap: anywhere }
h3 a { color: inherit; text-decoration: none }
h3 a::after { position: absolute; inset: 0; content: "" }
li:hover { border-color: var(--primary) }
li:hover h3 a { text-decoration: underline }
.quiet { color: var(--muted); font-size: 0.875rem }
.summary { display: -webkit-box; overflow: hidden; font-size: 0.9375rem; -webkit-box-orient: vertical; -webkit-line-clamp: 3 }
.until { color: var(--accent); font-size: 0.875rem; font-weight: 650 }
.more a { display: inline-flex; align-items: center; min-height: 44px; color: var(--primary); font-weight: 650 }
a:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
`;
