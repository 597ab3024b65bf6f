import type { BrochureStructuredDataBrochureFragment } from '../../generated/types';
import { couponOffer } from '../../../shared/structured-data/couponOffer';
import { localBusiness } from '../../../shared/structured-data/localBusiness';
import type { JsonLd } from '../../../shared/structured-data/JsonLd';
import { paths } from '../../shared/paths';
import { browsePath } from '../browse-filters/addresses/browsePath';
import { brochurePath } from '../brochures/brochurePath';
import { breadcrumbList } from './breadcrumbList';
import { hasCoupons } from '../../generated/brochureTypes';

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
