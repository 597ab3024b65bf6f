const names: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** The name of a social network for people, by an address on it; its host where it is none of the known ones. */
export function networkName(url: string): string {
  const host = (URL.parse(url)?.hostname ?? url).replace(/^(?:www|m)\./, '');
  return names[host] ?? host;
}
