import type { BrochureStructuredDataBrochureFragment } from '../../generated/types';
import type { JsonLd } from '../../platform/page/JsonLd';
import { paths } from '../../shared/paths';
import { browsePath } from '../browse-filters/browsePath';
import { brochurePath } from '../brochures/brochurePath';
import { breadcrumbList } from './breadcrumbList';
import { couponOffer } from './couponOffer';
import { localBusiness } from './localBusiness';

/** An ad's page: the way to it, the business, and its offer if it is one. */
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
  return type === 'CP_AD' ? [way, business, couponOffer(brochure, siteUrl + path, business)] : [way, business];
}
