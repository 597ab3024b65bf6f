import type { BrochureStructuredDataBrochureFragment } from '../../generated/types';
import type { JsonLd } from '../../platform/page/head/JsonLd';
import { paths } from '../../shared/paths';
import { browsePath } from '../browse-filters/addresses/browsePath';
import { brochurePath } from '../brochures/brochurePath';
import { breadcrumbList } from './breadcrumbList';
import { localBusiness } from './localBusiness';
import { withoutBlanks } from './withoutBlanks';
import { hasCoupons } from '../../generated/brochureTypes';
import { currency } from '../../shared/formats/locale';

/** JSON-LD of an ad's page: breadcrumbs, the business, and the coupon's offer. */
export function describeBrochure(brochure: BrochureStructuredDataBrochureFragment, siteUrl: string): JsonLd[] {
  const { type, displayTitle, category } = brochure;
  const path = brochurePath(brochure);
  const categories = [category.parent, category].filter((each) => each !== null);
  const way = breadcrumbList([
    { name: 'All offers', url: siteUrl + paths.brochureList() },
    ...categories.map(({ name, code }) => ({ name, url: siteUrl + browsePath({ category: code }) })),
    { name: displayTitle, url: siteUrl + path },
  ]);
  const business = localBusiness(brochure, siteUrl);
  return hasCoupons(type) ? [way, business, couponOffer(brochure, siteUrl + path, business)] : [way, business];
}

/** A coupon as an offer of its business. Leaves out a price that people do not see either (N/A). */
function couponOffer(brochure: BrochureStructuredDataBrochureFragment, url: string, business: JsonLd): JsonLd {
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
    priceCurrency: priced ? currency : null,
    validFrom: brochure.validFrom,
    validThrough: brochure.validTo,
    priceValidUntil: priced ? brochure.validTo : null,
    availability: `https://schema.org/${couponsRemaining === 0 ? 'SoldOut' : 'InStock'}`,
    offeredBy: { '@id': business['@id'] },
  });
}
