/**
 * What registers of businesses call our sub-categories, in lower case, by main category. Words that no single
 * sub-category fits ("Accommodation", "Retail") are left out: such an ad stays in its main category.
 */
export const subCategorySynonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FOOD_DRINK: {
    bakery: 'FOOD_DRINK_BAKERIES',
    'cafe/restaurant': 'FOOD_DRINK_CAFES',
    club: 'FOOD_DRINK_CLUBS',
    delicatessen: 'FOOD_DRINK_DELICATESSENS',
    'function/catering': 'FOOD_DRINK_CATERING',
    'pub/bar': 'FOOD_DRINK_PUBS_BARS',
  },
  INFO: {
    'museum, arts & culture': 'INFO_MUSEUMS_GALLERIES',
    'ticket office': 'INFO_TICKETS',
  },
  SHOP: {
    'convenience store': 'SHOP_CONVENIENCE',
    'food shop': 'SHOP_FOOD',
    newsagency: 'SHOP_BOOKS',
    pharmacy: 'SHOP_PHARMACIES',
    toys: 'SHOP_GIFTS',
  },
  TOURS: { 'travel agency & tours': 'TOURS_AGENCIES' },
};
