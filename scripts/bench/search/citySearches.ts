// cspell:ignore accomodation bakry barbr brekfast carltn chemistwarehouse cofee docklnds donalds electrition florst
// cspell:ignore hairdreser jewelery museam pharmac pharmcy piza resturant sandwitch shoos spagetti supermarkt vegetarain
// cspell:ignore southbank swanston woolworhts libary lygn

/** A search of the 6,686 businesses of Melbourne, the least and the most that it may find, and what at least nine of the first ten have to be. */
export const citySearches: readonly [q: string, least: number, most: number, wanted: RegExp][] = [
  // names of categories and their synonyms
  ['cafe', 1_650, 1_800, /cafe|café/i],
  ['café', 1_650, 1_800, /cafe|café/i],
  ['cafes', 1_650, 1_800, /cafés/i],
  ['coffee', 1_650, 1_800, /coffee/i],
  ['restaurant', 1_650, 1_800, /restaurant/i],
  ['restaurants', 1_650, 1_800, /restaurant|cafés/i],
  ['breakfast', 1_600, 1_700, /breakfast|cafés/i],
  ['takeaway', 650, 800, /takeaway/i],
  ['bakery', 27, 80, /bake|bread|baker|cake/i],
  ['pub', 235, 260, /pubs & bars/i],
  ['bar', 235, 450, /bar/i],
  ['pharmacy', 110, 125, /pharmac/i],
  ['chemist', 110, 125, /chemist/i],
  ['haircut', 380, 400, /beauty/i],
  ['hairdresser', 380, 400, /hairdress|beauty/i],
  ['barber', 380, 400, /barber|beauty/i],
  ['accommodation', 330, 345, /stay/i],
  ['hotel', 330, 420, /hotel/i],
  ['museum', 180, 200, /museum/i],
  ['florist', 32, 40, /florist|flower/i],
  ['jewellery', 118, 130, /jewel|watch/i],
  ['jewelry', 118, 130, /jewel/i],
  ['supermarket', 335, 360, /supermarket/i],
  ['bookshop', 60, 80, /book/i],
  ['clothes', 565, 600, /cloth/i],
  ['shoes', 565, 620, /shoe/i],
  ['toys', 14, 40, /toy|gifts/i],
  ['liquor', 46, 60, /liquor/i],
  ['travel agent', 80, 100, /travel agencies/i],
  ['antiques', 20, 30, /antique/i],
  // names
  ['7-eleven', 40, 60, /7.eleven/i],
  ['seven eleven', 40, 60, /7.eleven/i],
  ['7 eleven', 40, 60, /7.eleven/i],
  ['7 11', 40, 60, /7.eleven/i],
  ['mcdonalds', 10, 20, /mcdonald/i],
  ["mcdonald's", 10, 20, /mcdonald/i],
  ['woolworths', 15, 25, /woolworths/i],
  ['chemist warehouse', 10, 30, /chemist warehouse/i],
  ['starbucks', 5, 20, /starbucks/i],
  ['subway', 15, 60, /subway/i],
  ['hungry jacks', 3, 20, /hungry jack/i],
  // kinds of food and of service in names
  ['pizza', 680, 750, /pizza/i],
  ['sushi', 60, 80, /sushi/i],
  ['thai', 40, 60, /thai/i],
  ['thai restaurant', 20, 40, /thai/i],
  ['yoga', 8, 15, /yoga/i],
  ['massage', 35, 60, /massage/i],
  ['dentist', 55, 75, /dent/i],
  // places
  ['Carlton', 500, 600, /carlton/i],
  ['Docklands', 550, 620, /docklands/i],
  ['3000', 3_800, 4_000, /3000/],
  ['3053', 490, 530, /3053/],
  ['Collins Street', 870, 900, /collins street/i],
  ['collins st', 870, 900, /collins street/i],
  ['"Lygon Street"', 150, 200, /lygon street/i],
  // what and where
  ['Carlton cafe', 160, 180, /(cafe|cafés).*carlton|carlton.*(cafe|cafés)/i],
  ['cafe carlton', 160, 180, /carlton/i],
  ['pizza carlton', 30, 45, /pizza.*carlton/i],
  ['collins st cafe', 180, 200, /caf.*collins/i],
  ['hotels in melbourne', 180, 280, /(hotel|stay|pubs).*melbourne/i],
  ['pharmacy docklands', 5, 10, /pharmac.*docklands/i],
  ['cafe near 3053', 1_650, 1_800, /cafe|café/i],
];

/** Searches without a result, and the spelling that they are offered; null: they are offered fewer words. */
export const misspeltSearches: readonly [q: string, expected: string | null][] = [
  ['accomodation', 'accommodation'],
  ['cofee', 'coffee'],
  ['brekfast', 'breakfast'],
  ['resturant carltn', 'restaurant carlton'],
  ['pharmcy', 'pharmacy'],
  ['woolworhts', 'woolworths'],
  ['hairdreser', 'hairdresser'],
  ['hair dresser', 'hairdresser'],
  ['mc donalds', 'mcdonalds'],
  ['chemistwarehouse', 'chemist warehouse'],
  ['tours noosa', null],
];

/** More that visitors type: what and where, half-known names, and spellings of a hurried thumb. */
export const otherSearches: readonly string[] = [
  ...['bakry', 'barbr', 'electrition', 'florst collins', 'jewelery', 'museam', 'piza carlton', 'sandwitch', 'shoos'],
  ...['spagetti', 'supermarkt docklnds', 'vegetarain', 'libary', 'cofee lygn street', 'coffee near carltn'],
  ...['vegan restaurant', 'gluten free bakery', 'late night chemist', 'cheap hotel docklands', 'kids haircut'],
  ...['japanese restaurant swanston street', 'wine bar flinders lane', 'dumplings', 'ice cream', 'dry cleaner'],
  ...['bike hire', 'car park near 3000', 'gym southbank', 'currency exchange', 'second hand books', 'phone repair'],
  ...['open now', 'the', 'zzyzx', 'melbourne', 'queen victoria market', 'university', 'tattoo', 'optometrist'],
];
