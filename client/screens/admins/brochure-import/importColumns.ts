interface ImportColumn {
  name: string;
  meaning: string;
  example: string;
}

/** The columns that the server reads from a file of ads (docs/import.md). */
export const importColumns: readonly ImportColumn[] = [
  {
    name: 'did',
    meaning:
      'Display id of an ad that is there: the row changes it, by any column of an export. Leave it empty for a new ad.',
    example: '',
  },
  {
    name: 'id',
    meaning: "The row's own id in its source, by which a second import finds the ad again.",
    example: 'shop-17',
  },
  {
    name: 'name',
    meaning: 'Company, and title unless “title” says otherwise; 3 to 120 characters.',
    example: 'Blue Gum Café',
  },
  {
    name: 'company_name',
    meaning: 'Company, where it differs from “name”; up to 200 characters.',
    example: '',
  },
  { name: 'category', meaning: 'Code or name of a category.', example: 'FOOD_DRINK' },
  { name: 'sub_category', meaning: 'Code or name of a sub-category.', example: 'Cafés' },
  { name: 'map_area', meaning: 'Code of an area; without it the smallest one that the position lies in.', example: '' },
  { name: 'address_line1', meaning: 'Street and number.', example: '12 High Street' },
  { name: 'address_line2', meaning: 'Level, unit or building.', example: '' },
  { name: 'suburb', meaning: 'Suburb or town.', example: 'Noosa Heads' },
  { name: 'state', meaning: 'NSW, NT, QLD, SA, TAS, WA, VIC or ACT.', example: 'QLD' },
  { name: 'postcode', meaning: 'Four digits that fit the state.', example: '4567' },
  { name: 'lat', meaning: 'Latitude in degrees; with “lon”.', example: '' },
  { name: 'lon', meaning: 'Longitude in degrees; with “lat”.', example: '' },
  {
    name: 'opening_hours',
    meaning: 'Days and times; rules are separated by semicolons.',
    example: 'Mo-Fr 07:00-15:00; PH closed',
  },
  { name: 'parking_info', meaning: 'Where to park; up to 300 characters.', example: '' },
  { name: 'highlights', meaning: 'Up to 1,000 characters.', example: 'Coffee by the river' },
  { name: 'description', meaning: 'Up to 10,000 characters.', example: '' },
  { name: 'phone', meaning: 'A number that works in Australia.', example: '(07) 7010 1234' },
  { name: 'email', meaning: 'Where the business is written to.', example: 'hello@bluegum.example' },
  { name: 'website', meaning: 'Its web site.', example: 'https://bluegum.example' },
  { name: 'google_ad_url', meaning: 'Where a pass-through ad leads.', example: '' },
  { name: 'flipbook_url', meaning: 'Where a brochure can be leafed through.', example: '' },
  { name: 'valid_from', meaning: 'First day: 20/11/2026 or 2026-11-20.', example: '' },
  { name: 'valid_to', meaning: 'Last day.', example: '' },
  { name: 'normal_price', meaning: 'Dollars; for coupons.', example: '' },
  { name: 'discounted_price', meaning: 'Dollars; for coupons.', example: '' },
  {
    name: 'normal_price_since',
    meaning: 'Day since when the normal price has been charged; for coupons.',
    example: '',
  },
  { name: 'number_of_coupons', meaning: '1 to 9998, or 9999 for unlimited.', example: '' },
  { name: 'coupons_per_person', meaning: 'How many one person may take, 1 to 20; empty: one.', example: '' },
  {
    name: 'coupon_hours',
    meaning: 'When coupons can be used, written as opening hours; empty: at any time.',
    example: '',
  },
  { name: 'terms_of_offer', meaning: 'Conditions; for coupons.', example: '' },
];
