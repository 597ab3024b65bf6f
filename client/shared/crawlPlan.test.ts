import { isInCrawlPlan } from './crawlPlan';

test.each([
  ...['/', '/?category=FOOD', '/?mapArea=noosa', '/?broTypes=CP_AD', '/?broTypes=BRO_AD', '/pass-through-ad'],
  ...['/?page=2', '/?category=FOOD&page=7', '/areas', '/areas/noosa', '/areas/noosa/FOOD'],
  ...['/?after=c1', '/?category=FOOD&after=c1', '/pass-through-ad?after=c1'],
  ...['/brochureMap', '/streets-index', '/streets-index?mapArea=noosa', '/details/7', '/notices', '/#content'],
])('%s is in the plan', (address) => {
  expect(isInCrawlPlan(address)).toBe(true);
});

test.each([
  ...['/?category=FOOD&mapArea=noosa', '/?category=FOOD,TOURS', '/?category=FOOD&category=TOURS', '/?broTypes=LP_AD'],
  ...['/?broTypes=CP_AD&category=FOOD', '/?q=soup', '/?near=-26.4,153.1&place=Noosa', '/?vendorId=7', '/?id=7'],
  ...[
    '/brochureMap?mapArea=noosa',
    '/brochureMap?at=1,2',
    '/brochureMap?after=c1',
    '/brochureMap?page=2',
    '/?category=FOOD&sort=TITLE&letter=C',
    '/?utm_source=mail',
  ],
  ...['/streets-index?mapArea=noosa&letter=A', '/streets-index?mapArea=noosa&after=c1', '/details/7?preview=t'],
  ...['/?suburb=Carlton', '/?withPrice=true', '/?minSaving=25', '/?endsWithinDays=7', '/?openNow=true', '/?withinKm=5'],
  ...['/filters', '/filters?category=FOOD'],
])('%s is not', (address) => {
  expect(isInCrawlPlan(address)).toBe(false);
});
