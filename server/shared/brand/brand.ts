import { darkMap, lightMap, type MapPalette } from './mapPalettes';

/** Text colours have a contrast of at least 4.5:1 on every background they are used on. */
interface Palette {
  /** action and identity */
  primary: string;
  primaryHover: string;
  /** a quiet surface: selected chips, hovered rows */
  primarySoft: string;
  onPrimary: string;
  /** text colour for offers, prices and urgent notes */
  accentText: string;
  /** the accent as a fill, with `onAccent` as its text colour */
  accent: string;
  onAccent: string;
  accentSoft: string;
  /** page, cards, raised parts */
  canvas: string;
  surface: string;
  surfaceSunken: string;
  border: string;
  /** the outline of inputs, contrast 3:1 */
  borderStrong: string;
  text: string;
  textMuted: string;
  placeholder: string;
  danger: string;
  dangerSoft: string;
  onDanger: string;
  success: string;
  warning: string;
  /** over pictures */
  scrim: string;
  /** red, green and blue, for `rgb(… / 20%)` */
  shadow: string;
}

interface LogoShape {
  /** SVG path in a square of `logo.size` */
  path: string;
  fill?: keyof Palette;
  /** has round ends */
  stroke?: keyof Palette;
  strokeWidth?: number;
}

interface Brand {
  /** plain text without < > @ " : ; and brackets, because senders of mails contain it */
  name: string;
  /** below the icon of the installed site, about 12 characters */
  shortName: string;
  /** follows the name in the front page's title */
  tagline: string;
  /** one sentence, for app stores and installers */
  description: string;
  /** a typeface needs its files too: docs/brand.md */
  typeface: string;
  /** the word for `light.accent` in sentences, such as "orange numbers have a coupon" */
  accentName: string;
  logo: { size: number; shapes: readonly LogoShape[] };
  light: Palette;
  dark: Palette;
  lightMap: MapPalette;
  darkMap: MapPalette;
}

/**
 * The site's name, logo and colours. Everything else derives from it: pages, mails, PDFs, printed maps, web manifest and
 * OpenAPI (docs/brand.md). The client reads it as `schema/brand.json`, which `npm run schema` writes.
 */
export const brand: Brand = {
  name: 'Local Offers',
  shortName: 'Local Offers',
  tagline: 'coupons, tours, cafés and shops near you',
  description: 'Offers and coupons from businesses close to where you are.',
  typeface: 'Figtree',
  accentName: 'orange',
  logo: {
    size: 32,
    shapes: [
      // a pin with sun (a round dot) and sea
      {
        path: 'M16 1.5C9.4 1.5 4.5 6.5 4.5 12.8c0 4.8 3 9 6 12.4c1.9 2.2 3.8 3.9 4.7 4.7c.5.4 1.1.4 1.6 0c.9-.8 2.8-2.5 4.7-4.7c3-3.4 6-7.6 6-12.4C27.5 6.5 22.6 1.5 16 1.5z',
        fill: 'primary',
      },
      { path: 'M16 12h.01', stroke: 'accent', strokeWidth: 8.4 },
      {
        path: 'M6.8 17.6c2.3-1.9 4.6-1.9 6.9 0s4.6 1.9 6.9 0c1.5-1.2 3-1.7 4.6-1.3',
        stroke: 'onPrimary',
        strokeWidth: 2,
      },
    ],
  },
  light: {
    primary: '#00706a',
    primaryHover: '#00786f',
    primarySoft: '#e3f1ef',
    onPrimary: '#ffffff',
    accentText: '#b45309',
    accent: '#f9a03f',
    onAccent: '#3a1d02',
    accentSoft: '#fef3e4',
    canvas: '#faf8f5',
    surface: '#ffffff',
    surfaceSunken: '#f2eee8',
    border: '#e5dfd6',
    borderStrong: '#8c857b',
    text: '#23201c',
    textMuted: '#635c53',
    placeholder: '#6b7280',
    danger: '#b3261e',
    dangerSoft: '#fcebe9',
    onDanger: '#ffffff',
    success: '#1d7a3e',
    warning: '#9a5b00',
    scrim: 'rgb(28 24 19 / 72%)',
    shadow: '60 45 25',
  },
  dark: {
    primary: '#4cc2b7',
    primaryHover: '#6fd2c8',
    primarySoft: '#17332f',
    onPrimary: '#06211e',
    accentText: '#f7ad5c',
    accent: '#f2a14a',
    onAccent: '#2a1502',
    accentSoft: '#3a2916',
    canvas: '#171513',
    surface: '#211e1b',
    surfaceSunken: '#2b2723',
    border: '#3b362f',
    borderStrong: '#8f867a',
    text: '#f1ece4',
    textMuted: '#b9b0a4',
    placeholder: '#a49b8f',
    danger: '#ff9d94',
    dangerSoft: '#3d1e1b',
    onDanger: '#3a0a06',
    success: '#7ccf95',
    warning: '#f0b75f',
    scrim: 'rgb(12 10 8 / 76%)',
    shadow: '0 0 0',
  },
  lightMap,
  darkMap,
};
