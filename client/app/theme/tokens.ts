/**
 * The design tokens besides the colours, which are in the brand (docs/brand.md). The public pages read both as CSS
 * variables (`tokensCss`), the administration through Ant Design's theme (`antdTheme`).
 */

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

/** Multiples of the 4 px base. */
export const space = [0, 4, 8, 12, 16, 24, 32, 48, 64] as const;

export const radius = { small: 6, base: 10, large: 16 } as const;

export const motion = { quick: '150ms', calm: '200ms', easing: 'cubic-bezier(0.2, 0, 0.2, 1)' } as const;

export const layout = { contentWidth: 1280, controlHeight: 44 } as const;
