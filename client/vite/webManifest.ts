import { siteName, siteShortName } from '../generated/brand.ts';
import { light } from '../generated/palettes.ts';
import { siteDescription } from '../generated/siteDescriptions.ts';
import { locale } from '../shared/formats/locale.ts';
import { paths } from '../shared/paths.ts';

export interface SiteIcon {
  file: string;
  size: number;
  /** true: the system may crop it to a circle or a square, so it has a background and a margin */
  isMaskable: boolean;
}

export const siteIcons: readonly SiteIcon[] = [
  { file: 'icons/icon-192.png', size: 192, isMaskable: false },
  { file: 'icons/icon-512.png', size: 512, isMaskable: false },
  { file: 'icons/maskable-192.png', size: 192, isMaskable: true },
  { file: 'icons/maskable-512.png', size: 512, isMaskable: true },
];

/** iOS takes no icon from a manifest, and paints transparent areas black. */
export const touchIcon: SiteIcon = { file: 'icons/apple-touch-icon.png', size: 180, isMaskable: true };

export const iconGround = light.canvas;

/** Makes the site installable; the shortcuts appear in the menu of its icon. */
export function webManifest(): object {
  return {
    id: '/',
    name: siteName,
    short_name: siteShortName,
    description: siteDescription,
    lang: locale,
    dir: 'ltr',
    start_url: paths.brochureList(),
    scope: '/',
    display: 'standalone',
    background_color: light.canvas,
    theme_color: light.surface,
    categories: ['shopping', 'travel', 'lifestyle'],
    icons: siteIcons.map(({ file, size, isMaskable }) => ({
      src: `/${file}`,
      sizes: `${String(size)}x${String(size)}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
    shortcuts: [
      { name: 'My offers', url: paths.myOffers() },
      { name: 'Offers on the map', url: paths.brochureMap() },
    ],
  };
}
