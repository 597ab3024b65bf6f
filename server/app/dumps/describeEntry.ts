import { couponOffer } from '../../../shared/structured-data/couponOffer';
import type { JsonLd } from '../../../shared/structured-data/JsonLd';
import { localBusiness } from '../../../shared/structured-data/localBusiness';
import { brochureTypes } from '../../domains/brochures/fields/brochureTypes';
import type { BrochureType } from '../../domains/brochures/BrochureType';
import type { DumpedBrochure } from './dumpQuery';

/** An entry of a dump: a coupon is an offer of its business, any other ad the business itself. */
export function describeEntry(brochure: DumpedBrochure, publicUrl: string): JsonLd {
  const { databaseId, type, updatedAt, category } = brochure;
  const page = brochureTypes[type as BrochureType].page === 'brochure' ? '/details/brochure-ad' : '/details';
  const url = `${publicUrl}${page}/${databaseId}`;
  const business = { ...localBusiness(brochure, publicUrl), mainEntityOfPage: url, keywords: category.name };
  const offer = () => ({ ...couponOffer(brochure, url, business), category: category.name, offeredBy: business });
  return { '@type': 'DataFeedItem', dateModified: updatedAt, item: type === 'CP_AD' ? offer() : business };
}
