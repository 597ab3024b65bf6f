import type { MarkPalette } from './drawMarker';

/** Reads the site's current colours, light or dark. */
export function readMarkerPalette(element: HTMLElement): MarkPalette {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(`--colour-${name}`).trim();
  return {
    primary: colour('primary'),
    onPrimary: colour('on-primary'),
    accent: colour('accent'),
    onAccent: colour('on-accent'),
    surface: colour('surface'),
    text: colour('text'),
    shadow: colour('shadow'),
    fontFamily: style.fontFamily,
  };
}
