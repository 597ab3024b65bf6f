import type { MarkPalette } from './drawMarker';

/** Reads the site's current colours, light or dark. */
export function readMarkerPalette(element: HTMLElement): MarkPalette {
  const style = getComputedStyle(element);
  const colour = (token: string): string => style.getPropertyValue(token).trim();
  return {
    primary: colour('--colour-primary'),
    onPrimary: colour('--colour-on-primary'),
    accent: colour('--colour-accent'),
    accentText: colour('--colour-accent-text'),
    onAccent: colour('--colour-on-accent'),
    surface: colour('--colour-surface'),
    text: colour('--colour-text'),
    shadow: colour('--colour-shadow'),
    fontFamily: style.fontFamily,
  };
}
