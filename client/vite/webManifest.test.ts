import { siteIcons, webManifest } from './webManifest';
import { siteName } from '../generated/brand';

test('has what browsers require before they install a site', () => {
  const manifest = webManifest() as { icons: { sizes: string; purpose: string }[]; [name: string]: unknown };
  expect(manifest).toMatchObject({ name: siteName, start_url: '/', display: 'standalone', lang: 'en-AU' });
  for (const purpose of ['any', 'maskable']) {
    const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
  expect(new Set(siteIcons.map(({ file }) => file)).size).toBe(siteIcons.length);
});
