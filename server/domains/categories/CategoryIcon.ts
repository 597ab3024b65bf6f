import { registerEnumType } from 'type-graphql';

/** The icons for categories; each has the name of one of the site's own icons. */
export const CategoryIcon = {
  CUP: 'CUP',
  SURFBOARD: 'SURFBOARD',
  BED: 'BED',
  CAR: 'CAR',
  SIGNPOST: 'SIGNPOST',
  INFO: 'INFO',
  LEAF: 'LEAF',
  SPANNER: 'SPANNER',
  BAG: 'BAG',
  SHAPES: 'SHAPES',
  SUN: 'SUN',
  HEART: 'HEART',
  TICKET: 'TICKET',
  SHOP: 'SHOP',
  COMPASS: 'COMPASS',
  CALENDAR: 'CALENDAR',
  MAP: 'MAP',
  PIN: 'PIN',
  USER: 'USER',
  DOCUMENT: 'DOCUMENT',
} as const;

export type CategoryIcon = keyof typeof CategoryIcon;

registerEnumType(CategoryIcon, {
  name: 'CategoryIcon',
  description: 'A drawing that stands for a category.',
  valuesConfig: {
    CUP: { description: 'A cup.' },
    SURFBOARD: { description: 'A surfboard.' },
    BED: { description: 'A bed.' },
    CAR: { description: 'A car.' },
    SIGNPOST: { description: 'A signpost.' },
    INFO: { description: 'The letter i.' },
    LEAF: { description: 'A leaf.' },
    SPANNER: { description: 'A spanner.' },
    BAG: { description: 'A shopping bag.' },
    SHAPES: { description: 'A triangle, a square and a circle: anything else.' },
    SUN: { description: 'The sun.' },
    HEART: { description: 'A heart.' },
    TICKET: { description: 'A ticket.' },
    SHOP: { description: 'A shop with its awning.' },
    COMPASS: { description: 'A compass.' },
    CALENDAR: { description: 'A calendar.' },
    MAP: { description: 'A folded map.' },
    PIN: { description: 'The pin of a map.' },
    USER: { description: 'A person.' },
    DOCUMENT: { description: 'A sheet of paper.' },
  },
});
