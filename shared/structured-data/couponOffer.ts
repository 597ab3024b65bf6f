import type { DescribedBrochure } from './DescribedBrochure';
import type { JsonLd } from './JsonLd';
import { withoutBlanks } from './withoutBlanks';

/** A coupon as an offer of its business. Leaves out a price that people do not see either (N/A). `url`: the ad's page. */
export function couponOffer(brochure: DescribedBrochure, url: string, business: JsonLd): JsonLd {
  const { discountedPriceCents, couponsUnlimited, couponsRemaining } = brochure;
  const priced = !couponsUnlimited && discountedPriceCents !== null;
  return withoutBlanks({
    '@type': 'Offer',
    name: brochure.displayTitle,
    description: [brochure.summary, brochure.couponHoursSummary && `Valid: ${brochure.couponHoursSummary}`]
      .filter(Boolean)
      .join('\n'),
    url,
    image: business['image'],
    price: priced ? (discountedPriceCents / 100).toFixed(2) : null,
    priceCurrency: priced ? 'AUD' : null,
    validFrom: brochure.validFrom,
    validThrough: brochure.validTo,
    priceValidUntil: priced ? brochure.validTo : null,
    availability: `https://schema.org/${couponsRemaining === 0 ? 'SoldOut' : 'InStock'}`,
    offeredBy: { '@id': business['@id'] },
  });
}
