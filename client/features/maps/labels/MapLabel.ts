import type { MarksOfMapQuery } from '../../../generated/types';
import { hasCoupons } from '../../../generated/brochureTypes';
import { couponLabels } from '../../brochures/price/couponLabels';
import type { BrochureType } from '../../../generated/types';

/** An ad that may be named on the map. */
export interface MapLabel {
  databaseId: number;
  type: BrochureType;
  title: string;
  /** price of a coupon that can be bought, or the name of the business; without one the title */
  words: string;
  isPrice: boolean;
  latitude: number;
  longitude: number;
}

/** The ads of the map as labels, in the order of the list. */
export function readMapLabels({ brochures }: MarksOfMapQuery): MapLabel[] {
  return brochures.edges.flatMap(({ node }) => {
    const { databaseId, type, displayTitle: title, companyName, latitude, longitude } = node;
    if (latitude === null || longitude === null) return [];
    const price = priceOf(node);
    const words = price ?? companyName ?? title;
    return [{ databaseId, type, title, words, isPrice: price !== null, latitude, longitude }];
  });
}

function priceOf(node: MarksOfMapQuery['brochures']['edges'][number]['node']): string | null {
  if (!hasCoupons(node.type)) return null;
  const { price, notApplicable, soldOut } = couponLabels(node);
  // whole dollars are shorter without cents
  return notApplicable || soldOut ? null : price.replace(/\.00$/, '');
}
