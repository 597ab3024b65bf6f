interface Titled {
  title: string | null;
  companyName: string | null;
}

/**
 * docs/rules/ads-and-types.md#title-fallback: a title falls back to the company name, the ad's own or else its
 * vendor's.
 */
export function displayTitle(brochure: Titled, vendor: { companyName: string } | null): string {
  return brochure.title ?? brochure.companyName ?? vendor?.companyName ?? '';
}
