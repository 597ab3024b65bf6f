import { feedLinks } from './feedLinks';

const paths = (url: string): string[] => [...feedLinks(url).matchAll(/href="([^"]*)"/g)].map(([, path = '']) => path);

it.each([
  ['/', '/feeds/all'],
  ['/?q=coffee', '/feeds/all'],
  ['/?mapArea=noosa', '/feeds/area/noosa'],
  ['/?category=FOOD_DRINK', '/feeds/category/FOOD_DRINK'],
  ['/?category=FOOD_DRINK&mapArea=noosa', '/feeds/area/noosa/category/FOOD_DRINK'],
  ['/areas/noosa', '/feeds/area/noosa'],
  ['/areas/noosa/FOOD_DRINK?utm_source=mail', '/feeds/area/noosa/category/FOOD_DRINK'],
  ['/?vendorId=7&mapArea=noosa', '/feeds/business/7'],
  ['/?mapArea="><script>&vendorId=x', '/feeds/all'],
])('%s has the feeds %s', (url, feed) => {
  expect(paths(url)).toEqual([`${feed}.rss`, `${feed}.json`, `${feed}.ics`]);
});

it.each(['/contact', '/details/1', '/follow?mapArea=noosa', '/areas/"><script>'])('%s is no list', (url) => {
  expect(feedLinks(url)).toBe('');
});
