import { PageIcons } from './PageIcons';

const cup = '<symbol id="i-cup" viewBox="0 0 24 24"><path d="M1 1"/></symbol>';
const bed = '<symbol id="i-bed" viewBox="0 0 24 24"><path d="M2 2"/></symbol>';
const template = `<body><svg id="icons" aria-hidden="true">${cup}${bed}</svg><div></div></body>`;

it('draws each icon that the page shows once', () => {
  const icon = '<svg><use href="#i-bed"></use></svg>';
  expect(new PageIcons(template).usedIn([icon, { html: `<p>#i-cup</p>${icon}` }, '<use href="#i-none">'])).toBe(bed);
  expect(PageIcons.withPlace(template)).toBe(
    '<body><svg id="icons" aria-hidden="true"><!--page-icons--></svg><div></div></body>',
  );
});
