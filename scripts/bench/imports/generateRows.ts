const header =
  'id,name,category,address_line1,suburb,state,postcode,lat,lon,phone,website,highlights,description,parking_info';
const categories = ['FOOD_DRINK', 'SHOP', 'SERVICES', 'BEAUTY', 'STAY', 'ACTIVE', 'TOURS'];
const words =
  'local fresh family daily harbour garden river market bright quiet corner open honest little northern'.split(' ');

/** A CSV file of businesses in Richmond, each with its own place and texts of common length. */
export function generateRows(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const word = (step: number): string => words[(at * step + (at >> 4)) % words.length] ?? '';
    const text = Array.from({ length: 40 }, (_each, place) => word(place + 1)).join(' ');
    return [
      ...[`row-${at}`, `${word(1)} ${word(7)} ${at}`, categories[at % categories.length]],
      ...[`${(at % 900) + 1} ${word(3)} Street`, 'Richmond', 'VIC', '3121'],
      ...[(-37.83 + (at % 1000) * 0.00001).toFixed(5), (144.99 + (at % 997) * 0.00001).toFixed(5), '(03) 7010 1234'],
      ...[`https://business-${at}.example/`, text.slice(0, 90), text, 'Behind the shop'],
    ].join(',');
  });
  return `${[header, ...lines].join('\n')}\n`;
}
