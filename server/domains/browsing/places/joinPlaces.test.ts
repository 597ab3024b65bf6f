import { joinPlaces } from './joinPlaces';
import { Place } from './Place';

const place = (name: string, postcode: string | null, brochuresCount: number, latitude = -37.8): Place =>
  Object.assign(new Place(), { ...{ name, postcode, brochuresCount, latitude }, state: 'VIC', longitude: 145 });

test('a suburb of ads without a postcode is one with that of the others', () => {
  const places = [
    place('CARLTON', null, 1, -37.4),
    place('Carlton', '3053', 3),
    place('Carlton', '3054', 1),
    place('Lorne', null, 2),
  ];
  expect(joinPlaces(places)).toEqual([
    place('Carlton', '3053', 4, expect.closeTo(-37.7) as number),
    place('Carlton', '3054', 1),
    place('Lorne', null, 2),
  ]);
});
