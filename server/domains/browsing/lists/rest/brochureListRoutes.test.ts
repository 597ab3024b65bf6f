import { countStatements } from '../../../../test/database/countStatements';
import type { ContractAd } from '../../../../test/contracts/makeContractWorld';
import { useRestContract } from '../../../../test/contracts/useRestContract';
import { summary as brochureSummary } from '../../../brochures/computed/summary';
import { cardNames, type BrochureResponse } from '../../../brochures/rest/BrochureResponse';

type BrochurePage = { content: (BrochureResponse & { summary?: string })[] };

const contract = useRestContract();
const list = '/rest/brochure/public/';

describe('the public list', () => {
  it.each<[string, string, ContractAd[]]>([
    ['of the default types, lowest index first', '', ['coupon', 'landing', 'directory']],
    ['without the slash at the end', '-slash', ['coupon', 'landing', 'directory']],
    ['by types with commas', '?types=BRO_AD,PT_AD', ['passThrough', 'brochure']],
    ['by types repeated', '?types=BRO_AD&types=PT_AD', ['passThrough', 'brochure']],
    ['by category', '?category=FOOD_DRINK_CAFES', ['landing']],
    ['by parent category', '?category=FOOD_DRINK', ['landing']],
    ['by a further category', '?category=TOURS', ['coupon', 'landing', 'directory']],
    ['by map area, code', '?mapArea=noosa', ['landing']],
    ['by vendor', '?vendor={vendor}', ['landing']],
    [
      'by vendor, of whom pending ones are not shown without a token',
      '?vendor={vendor}&statuses=PENDING_REVIEW,PUBLISHED,ARCHIVED',
      ['landing'],
    ],
    ['by ids, without pending ones', '?id={pending},{coupon}&statuses=PENDING_REVIEW,PUBLISHED', ['coupon']],
    ['by search', '?q=breakfast%20river', ['landing']],
    ['outside their dates', '?isActive=false', ['ended']],
    ['not known to be open', '?openNow=false', ['coupon', 'landing', 'directory']],
    ['usable now, as it has no hours', '?usableNow=true', ['coupon']],
    ['not usable now', '?usableNow=false', ['landing', 'directory']],
    ['by title', '?sortBy=TITLE&types=CP_AD', ['coupon']],
    ['by id', '?sortBy=ID&types=BRO_AD,PT_AD,BLD_AD', ['passThrough', 'brochure', 'directory']],
    [
      'near me, nearest first',
      '?sortBy=NEAR_ME&curLocLat=-26.39&curLocLon=153.1&page=0&pageSize=50',
      ['landing', 'coupon'],
    ],
    ['with empty and unknown parameters', '?category=&mapArea=&utm_source=x', ['coupon', 'landing', 'directory']],
    ['on its second page', '?page=1&pageSize=2', ['directory']],
  ])('%s', async (_what, query, expected) => {
    const url = query === '-slash' ? list.slice(0, -1) : list + query;
    const answer = await contract.call('GET', url);
    expect(answer.statusCode).toBe(200);
    const { content } = answer.json<{ content: BrochureResponse[] }>();
    expect(content.map(({ id }) => id)).toEqual(expected.map((name) => contract.world[name].id));
  });

  it.each([
    ['an unknown category', '?category=NOTHING'],
    ['an area without ads', '?mapArea=empty'],
    ['ads that are open now, where none has opening hours', '?openNow=true'],
    ['a search without a hit', '?q=zeppelin'],
    ['a page behind the end', '?page=7'],
    ['an archived ad by its id', '?id={archived}&statuses=ARCHIVED'],
    ['a pending ad that was not asked for', '?id={pending}'],
    ['a deleted ad', '?id={deleted}'],
    ['archived ads', '?statuses=ARCHIVED'],
    ['pending ads of everyone', '?statuses=PENDING_REVIEW'],
  ])('returns 204 for %s', async (_what, query) => {
    const answer = await contract.call('GET', list + query);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it.each([
    ['sortBy=CHEAPEST', 'sortBy'],
    ['statuses=DRAFT', 'statuses.0'],
    ['types=LP_AD,XX_AD', 'types.1'],
    ['id=seven', 'id.0'],
    ['id=0', 'id.0'],
    ['id=99999999999', 'id.0'],
    ['vendor=x', 'vendor'],
    ['isActive=perhaps', 'isActive'],
    ['openNow=perhaps', 'openNow'],
    ['usableNow=perhaps', 'usableNow'],
    ['page=-1', 'page'],
    ['pageSize=501', 'pageSize'],
    ['page=100000&pageSize=500', 'page'],
    ['sortBy=NEAR_ME', 'curLocLat'],
    ['sortBy=NEAR_ME&curLocLat=91&curLocLon=153', 'curLocLat'],
    ['q=%00', 'q'],
    [`q=${'x'.repeat(201)}`, 'q'],
  ])('returns 400 for %s', async (query, field) => {
    const answer = await contract.call('GET', `${list}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(field);
  });

  it('uses the documented names and formats', async () => {
    const { landing, vendor, noosa } = contract.world;
    const { content, ...page } = (await contract.call('GET', `${list}?category=FOOD_DRINK`)).json<{
      content: BrochureResponse[];
    }>();
    expect(page).toEqual({ totalElements: 1, totalPages: 1, number: 0, size: 500 });
    expect(content[0]).toMatchObject({
      id: landing.id,
      did: landing.did,
      adIndex: 5,
      type: 'LP_AD',
      status: { code: 'PUBLISHED', description: 'Published' },
      vendor: { id: vendor.id, companyName: 'Tide Cafe Pty Ltd' },
      category: { code: 'FOOD_DRINK_CAFES', name: 'Cafes' },
      brochureCategories: ['TOURS'],
      mapArea: { did: noosa.did },
      address: { line1: '1 River Street', line2: null, postcode: '4567', state: 'QLD', countryCode: 'AU' },
      validFrom: '31/01/2026',
      validTo: null,
      recordStatus: true,
    });
    expect(content[0]?.assets.map(({ type, sortOrder }) => [type, sortOrder])).toEqual([
      ['BROCHURE_PDF', 0],
      ['BROCHURE_IMAGE', 1],
      ['BROCHURE_IMAGE', 2],
    ]);
  });

  it('returns prices as decimals, and 9999 for unlimited and for no index', async () => {
    const { content } = (await contract.call('GET', `${list}?types=CP_AD,BLD_AD`)).json<{
      content: BrochureResponse[];
    }>();
    expect(content[0]).toMatchObject({ normalPrice: 19.99, discountedPrice: 14.95, numberOfCoupons: 9999 });
    expect(content[1]).toMatchObject({ adIndex: 9999, normalPrice: null, numberOfCoupons: null });
  });

  it('returns the distance with NEAR_ME only', async () => {
    const near = await contract.call('GET', `${list}?sortBy=NEAR_ME&curLocLat=-26.39&curLocLon=153.1`);
    const { content } = near.json<{ content: BrochureResponse[] }>();
    expect(content[0]?.distanceKm).toBeCloseTo(1.11, 1);
    expect((await contract.call('GET', list)).body).not.toContain('distanceKm');
  });

  it('omits long texts and all files but the thumbnail with info=false', async () => {
    const { content } = (await contract.call('GET', `${list}?category=FOOD_DRINK&info=false`)).json<{
      content: BrochureResponse[];
    }>();
    expect(content[0]).toMatchObject({ description: null, highlights: null, title: 'Breakfast by the river' });
    expect(content[0]?.assets.map(({ url }) => url)).toEqual(['https://pictures.example/one.jpg']);
  });

  it('returns the same values in fewer properties with view=card', async () => {
    const query = `${list}?types=LP_AD,CP_AD,BLD_AD,PT_AD,BRO_AD,ATDW_AD`;
    const { content: whole, ...page } = (await contract.call('GET', query)).json<BrochurePage>();
    const { content: cards, ...cardPage } = (await contract.call('GET', `${query}&view=card`)).json<BrochurePage>();
    expect(cardPage).toEqual(page);
    expect(cards.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    for (const [at, { summary, assets, category, mapArea, ...card }] of cards.entries()) {
      expect(whole[at]).toMatchObject(card);
      expect(category).toMatchObject(whole[at]?.category ?? {});
      expect(mapArea?.did).toBe(whole[at]?.mapArea?.did);
      for (const { url } of assets) expect(url).toMatch(/^https?:/);
      const picture = whole[at]?.assets.find(({ type }) => type === 'BROCHURE_IMAGE');
      expect(assets).toEqual(picture ? [picture] : []);
      expect(summary).toBe(brochureSummary(whole[at] as BrochureResponse));
    }
    const names = [...cardNames.filter((name) => name !== 'distanceKm'), 'summary'];
    expect(Object.keys(cards[0] ?? {}).sort()).toEqual(names.sort());
  });

  it('names the area, the category and the one above it with view=card', async () => {
    const card = async (ad: ContractAd) =>
      (await contract.call('GET', `${list}?id={${ad}}&types=LP_AD,CP_AD&view=card`)).json<BrochurePage>().content[0];
    expect(await card('landing')).toMatchObject({
      category: { code: 'FOOD_DRINK_CAFES', parent: { code: 'FOOD_DRINK', name: expect.any(String) as string } },
      mapArea: { code: 'noosa', name: expect.any(String) as string },
    });
    expect(await card('coupon')).toMatchObject({ category: { parent: null }, mapArea: null });
  });

  it('returns the distance and the page asked for with view=card', async () => {
    const near = `${list}?sortBy=NEAR_ME&curLocLat=-26.39&curLocLon=153.1&pageSize=1&page=1`;
    const [card] = (await contract.call('GET', `${near}&view=card`)).json<BrochurePage>().content;
    const [whole] = (await contract.call('GET', near)).json<BrochurePage>().content;
    expect(card?.distanceKm).toBe(whole?.distanceKm);
    expect(card?.distanceKm).toBeGreaterThan(0);
  });

  it('returns cards of the feed with view=card, whatever info says', async () => {
    const answer = await contract.call('GET', '/rest/brochure/public/active?view=card&info=true');
    const { content } = answer.json<BrochurePage>();
    expect(content.length).toBeGreaterThan(0);
    expect(content[0]).not.toHaveProperty('description');
  });

  it('omits private values', async () => {
    const answer = await contract.call('GET', `${list}?types=LP_AD,ATDW_AD`);
    expect(answer.body).not.toMatch(/private@tourism|owner@tide|password|externalId|geo|searchVector/);
  });

  it('shows an administrator every state', async () => {
    const answer = await contract.call('GET', `${list}?statuses=ARCHIVED,PENDING_REVIEW&types=LP_AD`, 'administrator');
    const ids = answer.json<{ content: BrochureResponse[] }>().content.map(({ id }) => id);
    expect(ids).toEqual([contract.world.archived.id, contract.world.pending.id]);
  });

  it('runs at most four statements', async () => {
    expect((await countStatements(() => contract.call('GET', `${list}?page=0&pageSize=2`))).length).toBeLessThanOrEqual(
      4,
    );
    for (const short of ['info=false', 'view=card']) {
      const statements = await countStatements(() => contract.call('GET', `${list}?pageSize=500&${short}`));
      expect(statements.length).toBeLessThanOrEqual(2);
    }
    const [, ads] = await countStatements(() => contract.call('GET', `${list}?pageSize=400&view=card`));
    expect(ads).toContain('highlights');
    expect(ads).not.toMatch(/terms_of_offer|flipbook|contact_email/);
  });
});

describe('the call of /ad?adId=', () => {
  it.each<[string, string, number]>([
    ['a pass-through ad by nothing but its id', '?id={passThrough}', 201],
    ['a pass-through ad by its id and more', '?id={passThrough}&types=PT_AD', 200],
    ['two ads', '?id={passThrough},{brochure}', 200],
    ['another ad', '?id={brochure}', 200],
    ['an ad that is not visible', '?id={archived}', 204],
  ])('%s', async (_what, query, status) => {
    const answer = await contract.call('GET', list + query);
    expect(answer.statusCode).toBe(status);
    if (status === 201)
      expect(answer.json()).toMatchObject({ content: [{ googleAdUrl: 'https://elsewhere.example/' }] });
  });
});

it('lists active ads: published, inside their dates, every type but tourism', async () => {
  const answer = await contract.call('GET', '/rest/brochure/public/active');
  const ids = answer.json<{ content: BrochureResponse[] }>().content.map(({ id }) => id);
  const { coupon, landing, passThrough, brochure, directory } = contract.world;
  expect(ids).toEqual([coupon, landing, passThrough, brochure, directory].map(({ id }) => id));
});
