import type { CategoryIcon } from '../domains/categories/CategoryIcon';

export interface ReferenceCategory {
  code: string;
  name: string;
  icon: CategoryIcon;
  /** code without the parent's → name */
  subCategories: Readonly<Record<string, string>>;
}

/**
 * The ten categories (docs/rules/ads-and-types.md#reference-categories), in the order of the menu, with sub-categories
 * of our own.
 */
export const referenceCategories: readonly ReferenceCategory[] = [
  {
    code: 'FOOD_DRINK',
    icon: 'CUP',
    name: 'Food & drink',
    subCategories: {
      CAFES: 'Cafés',
      RESTAURANTS: 'Restaurants',
      TAKEAWAY: 'Takeaway',
      BAKERIES: 'Bakeries',
      PUBS_BARS: 'Pubs & bars',
      CLUBS: 'Clubs',
      DELICATESSENS: 'Delicatessens',
      WINERIES_BREWERIES: 'Wineries & breweries',
      CATERING: 'Functions & catering',
    },
  },
  {
    code: 'ACTIVE',
    icon: 'SURFBOARD',
    name: 'Active',
    subCategories: {
      BEACHES: 'Beaches',
      SPORT: 'Sport & recreation',
      WATER_SPORTS: 'Water sports',
      FITNESS: 'Gyms & fitness',
      WALKS: 'Walks & nature',
      FAMILIES: 'Families & children',
    },
  },
  {
    code: 'STAY',
    icon: 'BED',
    name: 'Stay',
    subCategories: {
      HOTELS: 'Hotels & resorts',
      MOTELS: 'Motels',
      APARTMENTS: 'Holiday apartments',
      BED_BREAKFAST: 'Bed & breakfast',
      CAMPING: 'Caravans & camping',
      HOSTELS: 'Hostels',
    },
  },
  {
    code: 'HIRE_TSPT',
    icon: 'CAR',
    name: 'Hire & transport',
    subCategories: {
      CARS: 'Car hire',
      CAMPERVANS: 'Campervans',
      BIKES: 'Bike hire',
      BOATS: 'Boat hire',
      EQUIPMENT: 'Equipment hire',
      TRANSFERS: 'Transfers & taxis',
      FERRIES: 'Ferries & buses',
    },
  },
  {
    code: 'TOURS',
    icon: 'SIGNPOST',
    name: 'Tours',
    subCategories: {
      SIGHTSEEING: 'Scenic & sightseeing',
      CRUISES: 'Cruises & boat tours',
      WILDLIFE: 'Wildlife & whales',
      ADVENTURE: 'Adventure',
      FOOD_WINE: 'Food & wine tours',
      AGENCIES: 'Travel agencies',
    },
  },
  {
    code: 'INFO',
    icon: 'INFO',
    name: 'Information & events',
    subCategories: {
      VISITOR_CENTRES: 'Visitor information',
      MUSEUMS_GALLERIES: 'Museums & galleries',
      TICKETS: 'Tickets',
      EVENTS: 'Events & markets',
      COMMUNITY: 'Community',
    },
  },
  {
    code: 'BEAUTY',
    icon: 'LEAF',
    name: 'Beauty',
    subCategories: {
      HAIR: 'Hairdressers & barbers',
      SALONS: 'Beauty salons & nails',
      SPA: 'Day spas & massage',
    },
  },
  {
    code: 'SERVICES',
    icon: 'SPANNER',
    name: 'Services',
    subCategories: {
      TRADES: 'Trades & repairs',
      HOME_GARDEN: 'Home & garden',
      HEALTH: 'Health & wellbeing',
      PETS: 'Pets',
      CARS: 'Vehicles & service',
      PROFESSIONAL: 'Professional services',
    },
  },
  {
    code: 'SHOP',
    icon: 'BAG',
    name: 'Shop',
    subCategories: {
      CLOTHING: 'Clothing & footwear',
      FOOD: 'Food & grocery',
      CONVENIENCE: 'Convenience stores',
      BOOKS: 'Books & news',
      PHARMACIES: 'Pharmacies',
      JEWELLERY: 'Jewellery & watches',
      LIQUOR: 'Liquor',
      SPORT: 'Sport & camping',
      FLOWERS: 'Flowers',
      GIFTS: 'Gifts & toys',
      ANTIQUES: 'Antiques',
      SURF: 'Surf shops',
    },
  },
  { code: 'OTHER', icon: 'SHAPES', name: 'Other', subCategories: {} },
];
