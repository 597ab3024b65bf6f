import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, type To } from 'react-router';
import { paths } from '../../shared/paths';
import { useHref as useHrefInBrowser } from './useLink';
import { useHref, useNavigate } from './useLink.server';

function Both({ to }: { to: To }) {
  return JSON.stringify([useHref(to), useHrefInBrowser(to)]);
}

it.each([
  ...[
    paths.brochureList(),
    paths.brochureDetails(7),
    '/?category=FOOD-q=a%20b+c',
    '/#content',
    '/areas/noosa?page=2#top',
  ],
  { pathname: '/details/7', search: '?preview=t' },
])('gives the address that the browser gives: %j', (to) => {
  const text = renderToStaticMarkup(
    <StaticRouter location="/details/7?preview=t">
      <Both to={to} />
    </StaticRouter>,
  );
  const [ours, browsers] = JSON.parse(text.replaceAll('&quot;', '"')) as string[];
  expect(ours).toBe(browsers);
});

it('follows no link', () => {
  expect(useNavigate()('/')).toBeInstanceOf(Promise);
});
