import { offerCardRules } from '../../shared/embeds/offerCardRules';
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
${offerCardRules('h3', 'var(--local-offers-radius, 12px)')}
h2 { margin-bottom: 12px; font-size: 1.25rem; line-height: 1.25 }
`;
