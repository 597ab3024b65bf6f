import { siteColours, type SiteColour } from '../../../shared/colours/siteColours';

const modes: Readonly<Record<string, string>> = { light: 'by day', dark: 'in dark mode' };
const labels: Readonly<Record<string, string>> = {
  contactEmail: 'Contact email',
  socialLinks: 'Pages on social networks',
  logoDark: 'Logo in dark mode',
};

/** `light.primary` → "Main colour, by day". Undefined for what is no setting of the site. */
export function settingLabel(field: string): string | undefined {
  const [mode = '', colour = ''] = field.split('.');
  const when = modes[mode];
  const label = Object.hasOwn(siteColours, colour) ? siteColours[colour as SiteColour] : undefined;
  return when !== undefined && label !== undefined ? `${label}, ${when}` : labels[field];
}
