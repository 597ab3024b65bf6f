import { HtmlValidate } from 'html-validate';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeContractWorld } from '../../test/contracts/makeContractWorld';
import { useTestServer } from '../../test/useTestServer';
import { BrochureType } from '../../domains/brochures/BrochureType';
import { findBuiltClient } from './client-build/clientFolders';

const linkNeedsRel = { inherit: 'link', attributes: { rel: { required: true, omit: false } } };

/**
 * Finds the errors that the Nu HTML checker (validator.nu) finds on the same pages. Style rules are off where the HTML
 * standard allows both.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5', Object.fromEntries([['link', linkNeedsRel]])],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'input-attributes': 'off',
    'long-title': 'off',
    'no-implicit-input-type': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
});

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

const server = useTestServer();
const addresses: Record<string, string> = {};

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  const { database } = server.dependencies;
  const { noosa } = await makeContractWorld(database);
  addresses['map'] = `/brochureMap?mapArea=${noosa.code}`;
  addresses['streets'] = `/streets-index?mapArea=${noosa.code}`;
  addresses['area'] = `/?mapArea=${noosa.code}`;
  addresses['page of an area'] = `/areas/${noosa.code}`;
  for (const type of Object.values(BrochureType)) {
    const { id } = await makeBrochure(database, {
      ...{ type, status: 'PUBLISHED', title: `“Salt” & <pepper> ${type}`, description: 'One.\n\n- two\n- three' },
      ...{ companyName: 'Tern & Co', mapAreaId: noosa.id, latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' },
      ...{ wwwUrl: 'https://tern.example/?a=1&b=2', contactEmail: 'hello@tern.example', adIndex: 3 },
      ...(type === 'PT_AD' && { googleAdUrl: 'https://tern.example/offer?a=1&b=2' }),
      ...(type === 'CP_AD' && {
        ...{ normalPriceCents: 3000, discountedPriceCents: 2000, numberOfCoupons: 5, couponsUnlimited: false },
        ...{ validTo: '2999-12-31', termsOfOffer: 'One for each person.' },
      }),
    });
    await makeAsset(database, { brochureId: id });
    await makeAsset(database, { brochureId: id, sortOrder: 1 });
    addresses[type] = type === 'BRO_AD' ? `/details/brochure-ad/${id}` : `/details/${id}`;
    if (type === 'CP_AD') addresses['coupon form'] = `/details/${id}/coupon`;
  }
  const soldOut = await makeCouponAd(database, { numberOfCoupons: 1, numberOfCouponsPurchased: 1 });
  addresses['sold out'] = `/details/${soldOut.id}`;
  addresses['form to wait for a coupon'] = `/details/${soldOut.id}/coupon`;
  addresses['gone'] = `/details/${(await makeBrochure(database, { status: 'ARCHIVED' })).id}`;
});

const fixed = {
  list: '/',
  search: '/?q=salt',
  'all streets': '/streets-index',
  'maps to download': '/maps-download',
  'my offers': '/my-offers',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  login: '/login',
  nowhere: '/nowhere',
};

test.each([
  ...Object.entries(fixed),
  ...[
    'map',
    'streets',
    'area',
    'page of an area',
    'coupon form',
    'sold out',
    'form to wait for a coupon',
    'gone',
    ...Object.values(BrochureType),
  ].map((name) => [name, '']),
])('%s is valid HTML', async (name = '', url = '') => {
  const { body, statusCode } = await server.app.inject({
    url: url || (addresses[name] ?? ''),
    headers: { accept: 'text/html' },
  });
  expect(statusCode).toBe({ nowhere: 404, gone: 410 }[name] ?? 200);
  expect(body).toContain('</html>');
  expect(await problemsOf(body)).toEqual([]);
});

test.each([
  ['a link without rel', '<link href="/a.js">', ''],
  ['a list of paragraphs', '', '<ul><p>One</p></ul>'],
  ['an id twice', '', '<p id="a">One</p><p id="a">Two</p>'],
  ['a block in a paragraph', '', '<p><div>One</div></p>'],
  ['an unknown attribute value', '', '<button type="go">Go</button>'],
])('finds %s', async (_, head, body) => {
  const page = `<!doctype html><html lang="en-AU"><head><title>A page</title>${head}</head><body>${body}</body></html>`;
  expect(await problemsOf(page)).not.toEqual([]);
});
