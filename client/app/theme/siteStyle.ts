import type { SiteColour, SitePalette } from '../../../shared/colours/siteColours';

/** Whole names, because builds shorten them (`vite/shortTokensPlugin`). */
export const colourVariables: Readonly<Record<SiteColour, string>> = {
  primary: '--colour-primary',
  primaryHover: '--colour-primary-hover',
  primarySoft: '--colour-primary-soft',
  onPrimary: '--colour-on-primary',
  accentText: '--colour-accent-text',
  accent: '--colour-accent',
  onAccent: '--colour-on-accent',
  accentSoft: '--colour-accent-soft',
};

/** Returns rules that lay the colours of the site's settings over those of the build; null: as built. */
export function siteStyle(light: SitePalette | null, dark: SitePalette | null): string {
  // the built dark colours have to win over the set light ones, so each palette has its own media query
  return [
    light && `@media (prefers-color-scheme:light){${ruleOf(light)}}`,
    dark && `@media (prefers-color-scheme:dark){${ruleOf(dark)}}`,
  ]
    .filter((rule) => rule !== null)
    .join('');
}

/** The doubled selector wins over the style sheets of the build, whichever comes last. */
function ruleOf(palette: SitePalette): string {
  const names = Object.keys(colourVariables) as SiteColour[];
  return `:root:root{${names.map((name) => `${colourVariables[name]}:${palette[name]}`).join(';')}}`;
}
