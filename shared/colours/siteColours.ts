import { contrastOf } from './contrastOf';

/** Colours of a palette that the settings can change, with their labels. */
export const siteColours = {
  primary: 'Main colour',
  primaryHover: 'Main colour, hovered',
  primarySoft: 'Main colour, quiet surface',
  onPrimary: 'Text on the main colour',
  accentText: 'Prices and urgent notes',
  accent: 'Accent surface',
  onAccent: 'Text on the accent',
  accentSoft: 'Accent, quiet surface',
} as const;

export type SiteColour = keyof typeof siteColours;
export type SitePalette = Readonly<Record<SiteColour, string>>;
type Grounds = Readonly<Record<'canvas' | 'surface', string>>;

/** Each text colour with the grounds on which it is used. */
const pairs: readonly (readonly [text: SiteColour, grounds: readonly (SiteColour | keyof Grounds)[]])[] = [
  ['primary', ['surface', 'canvas', 'primarySoft']],
  ['primaryHover', ['surface', 'canvas', 'primarySoft']],
  ['onPrimary', ['primary', 'primaryHover']],
  ['accentText', ['surface', 'canvas', 'accentSoft']],
  ['onAccent', ['accent']],
];

/** for text of any size (docs/brand.md#rules-for-the-values) */
const leastContrast = 4.5;

export interface ContrastProblem {
  colour: SiteColour;
  message: string;
}

const groundLabels = { ...siteColours, canvas: 'the page', surface: 'cards' } as const;

/** Returns the worst ground of each text colour that cannot be read on it. */
export function contrastProblems(palette: SitePalette, grounds: Grounds): ContrastProblem[] {
  const all = { ...palette, canvas: grounds.canvas, surface: grounds.surface };
  return pairs.flatMap(([colour, on]) => {
    const [worst] = on
      .map((ground) => ({ ground, contrast: contrastOf(all[colour], all[ground]) }))
      .sort((one, other) => one.contrast - other.contrast);
    if (worst === undefined || worst.contrast >= leastContrast) return [];
    const shown = (Math.floor(worst.contrast * 10) / 10).toFixed(1);
    const where = `“${siteColours[colour]}” on “${groundLabels[worst.ground]}”`;
    return [{ colour, message: `${where} has a contrast of ${shown}:1. It needs ${leastContrast}:1.` }];
  });
}
