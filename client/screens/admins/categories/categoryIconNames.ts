import type { CategoryIcon } from '../../../generated/types';

/** What each icon shows, for those who choose one. */
export const categoryIconNames: Readonly<Record<CategoryIcon, string>> = {
  CUP: 'Cup',
  SURFBOARD: 'Surfboard',
  BED: 'Bed',
  CAR: 'Car',
  SIGNPOST: 'Signpost',
  COMPASS: 'Compass',
  MAP: 'Map',
  PIN: 'Pin',
  LEAF: 'Leaf',
  SUN: 'Sun',
  HEART: 'Heart',
  USER: 'Person',
  SPANNER: 'Spanner',
  BAG: 'Bag',
  SHOP: 'Shop',
  TICKET: 'Ticket',
  CALENDAR: 'Calendar',
  DOCUMENT: 'Document',
  INFO: 'Information',
  SHAPES: 'Shapes',
};
