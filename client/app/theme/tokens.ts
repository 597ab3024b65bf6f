/**
 * The design tokens. The public pages read them as CSS variables (`tokensCss`), the administration through Ant Design's
 * theme (`antdTheme`). Text colours have a contrast of at least 4.5:1 on every background they are used on.
 */
interface Palette {
  /** action and identity */
  primary: string;
  primaryHover: string;
  primaryActive: string;
  /** a quiet teal surface: selected chips, hovered rows */
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
  shadow: string;
}

export const light: Palette = {
  primary: '#00706a',
  primaryHover: '#00857d',
  primaryActive: '#005a55',
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
};

export const dark: Palette = {
  primary: '#4cc2b7',
  primaryHover: '#6fd2c8',
  primaryActive: '#8fded6',
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
};

export type { Palette };

/** Six sizes in px, each with its line height. */
export const fontSizes = {
  small: [14, 20],
  base: [16, 24],
  large: [18, 26],
  title: [22, 28],
  heading: [28, 34],
  display: [36, 42],
} as const;

export const fontWeights = { regular: 400, strong: 650 } as const;

export const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";

/** Multiples of the 4 px base. */
export const space = [0, 4, 8, 12, 16, 24, 32, 48, 64] as const;

export const radius = { small: 6, base: 10, large: 16 } as const;

export const motion = { quick: '150ms', calm: '200ms', easing: 'cubic-bezier(0.2, 0, 0.2, 1)' } as const;

export const layout = { contentWidth: 1280, controlHeight: 44 } as const;
