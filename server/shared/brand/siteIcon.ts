import { siteValues, type SiteDrawing } from './siteValues';

/** Returns what the icons of tabs and apps are made from; null: as built. */
export function siteIcon(): SiteDrawing | null {
  const { icon, logo } = siteValues();
  return icon ?? logo;
}
