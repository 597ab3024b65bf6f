import { brand } from '../../../../shared/brand/brand';

/** Where passkeys count: the host of the site's address, and pages of exactly that origin. */
export function relyingParty(publicUrl: string): { name: string; id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { name: brand.name, id: hostname, origin };
}
