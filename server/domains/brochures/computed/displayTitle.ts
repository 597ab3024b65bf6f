interface Titled {
  title: string | null;
  companyName: string | null;
}

/**
 * Returns the title of an ad, or else its company name, or else its vendor's
 * (docs/rules/ads-and-types.md#title-fallback).
 */
export function displayTitle(brochure: Titled, vendor: { companyName: string } | null): string {
  return brochure.title ?? brochure.companyName ?? vendor?.companyName ?? '';
}
