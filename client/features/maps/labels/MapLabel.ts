import type { MarksOfMapQuery } from '../../../generated/types';
import { hasCoupons } from '../../../generated/brochureTypes';
import { couponLabels } from '../../brochures/price/couponLabels';
import type { BrochureType } from '../../../generated/types';

/** An ad that may be named on the map. */
export interface MapLabel {
  databaseId: number;
  type: BrochureType;
  title: string;
  /** price of a coupon that can be bought; null: the label shows the title */
  price: string | null;
  latitude: number;
  longitude: number;
}

/** The ads of the map as labels, in the order of the list. */
export function readMapLabels({ brochures }: MarksOfMapQuery): MapLabel[] {
  return brochures.edges.flatMap(({ node }) => {
    const { databaseId, type, displayTitle, latitude, longitude } = node;
    if (latitude === null || longitude === null) return [];
    return [{ databaseId, type, title: displayTitle, price: priceOf(node), latitude, longitude }];
  });
}

function priceOf(node: MarksOfMapQuery['brochures']['edges'][number]['node']): string | null {
  if (!hasCoupons(node.type)) return null;
  const { price, notApplicable, soldOut } = couponLabels(node);
  return notApplicable || soldOut ? null : price;
}
