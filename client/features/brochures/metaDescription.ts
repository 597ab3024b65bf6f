import { formatMoney } from '../../shared/formats/formatMoney';
import { cutAtWord } from '../../shared/formats/cutAtWord';
import { siteName } from '../../shared/site';

interface Described {
  displayTitle: string;
  summary: string;
  companyName: string | null;
  category: { name: string };
  address: { city: string | null } | null;
  discountedPriceCents: number | null;
  couponsUnlimited: boolean;
}

/** Search engines show up to 160 characters and replace texts shorter than 50. */
const shortest = 50;
const longest = 160;

/**
 * The meta description of an ad's page, 50 to 160 characters: the ad's summary, completed by facts when it is short.
 */
export function metaDescription(brochure: Described): string {
  const summary = brochure.summary.trim();
  if (summary.length >= shortest) return cutAtWord(summary, longest);
  const facts = [summary, titleAndPlace(brochure), brochure.category.name, priceOf(brochure)];
  const text = facts
    .filter((fact): fact is string => fact !== null && fact !== '')
    .map(asSentence)
    .join(' ');
  const closing = `See dates, place and contact on ${siteName}.`;
  return cutAtWord(text.length >= shortest ? text : `${text} ${closing}`, longest);
}

function titleAndPlace({ displayTitle, companyName, address }: Described): string {
  const company = companyName === null || companyName === displayTitle ? '' : ` by ${companyName}`;
  const suburb = address?.city == null ? '' : ` in ${address.city}`;
  return displayTitle + company + suburb;
}

/** Unlimited coupons show no price (docs/rules/prices-and-coupons.md#coupon-card). */
function priceOf({ discountedPriceCents, couponsUnlimited }: Described): string | null {
  return discountedPriceCents === null || couponsUnlimited ? null : formatMoney(discountedPriceCents);
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
