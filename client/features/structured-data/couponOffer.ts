import type { BrochureStructuredDataBrochureFragment } from '../../generated/types';
import type { JsonLd } from '../../platform/page/JsonLd';
import { withoutBlanks } from './withoutBlanks';

/** A coupon as an offer of its business. A price that is not shown to people (N/A) is not told to machines either. */
export function couponOffer(brochure: BrochureStructuredDataBrochureFragment, url: string, business: JsonLd): JsonLd {
  const { discountedPriceCents, couponsUnlimited, couponsRemaining } = brochure;
  const priced = !couponsUnlimited && discountedPriceCents !== null;
  return withoutBlanks({
    '@type': 'Offer',
    name: brochure.displayTitle,
    description: brochure.summary,
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
