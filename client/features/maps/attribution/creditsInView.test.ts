import { creditsInView } from './creditsInView';

const darwin = { west: 130.8, south: -12.5, east: 130.9, north: -12.4 };
const melbourne = { west: 144.9, south: -37.9, east: 145, north: -37.8 };
const credits = [
  { attribution: '© OpenStreetMap contributors', licence: 'ODbL 1.0', box: darwin },
  { attribution: '© OpenStreetMap contributors', licence: 'ODbL 1.0', box: darwin },
  { attribution: '© City of Melbourne, CC BY 4.0', licence: 'CC BY 4.0', box: melbourne },
];

test('credits only what is in view, each source once', () => {
  expect(creditsInView(credits, darwin)).toEqual(['© OpenStreetMap contributors (ODbL 1.0)']);
  expect(creditsInView(credits, melbourne)).toEqual(['© City of Melbourne, CC BY 4.0']);
  expect(creditsInView(credits, { west: 96, south: -55, east: 168.5, north: -9 })).toHaveLength(2);
  expect(creditsInView(credits, { west: 150, south: -30, east: 151, north: -29 })).toEqual([]);
});
