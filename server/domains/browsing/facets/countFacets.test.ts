import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { BrochureType } from '../../brochures/BrochureType';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { listBrochures } from '../lists/listBrochures';
import { countFacets } from './countFacets';
import { facetSql } from './facetSql';

const db = useTestDatabase();
const context = () => makeContext({ database: db.database });

const categoryCodes = ['FOOD', 'FOOD_CAFES', 'SHOP'];
const areaCodes = ['north', 'south'];
const types = Object.values(BrochureType);

beforeAll(async () => {
  const food = await makeCategory(db.database, { name: 'Food', code: 'FOOD' });
  const cafes = await makeCategory(db.database, { name: 'Cafés', code: 'FOOD_CAFES', parentId: food.id });
  const shops = await makeCategory(db.database, { name: 'Shops', code: 'SHOP' });
  const north = await makeMapArea(db.database, { code: 'north' });
  const south = await makeMapArea(db.database, { code: 'south' });
  const add = (title: string, type: BrochureType, more: object) =>
    makeBrochure(db.database, { status: 'PUBLISHED', title, type, ...more });
  await add('Pelican tea', 'LP_AD', { categoryId: food.id, mapAreaId: north.id });
  await makeCouponAd(db.database, { title: 'Pelican coffee', categoryId: cafes.id, mapAreaId: north.id });
  await add('Curlew coffee', 'LP_AD', { categoryId: cafes.id, mapAreaId: south.id });
  await add('Curlew books', 'BLD_AD', { categoryId: shops.id, mapAreaId: south.id });
  await add('Pelican folder', 'BRO_AD', { categoryId: shops.id, mapAreaId: north.id });
  await makeBrochure(db.database, { status: 'ARCHIVED', title: 'Pelican gone', categoryId: cafes.id });
});

const combinations: BrochureFilter[] = [undefined, 'pelican', 'coffee', 'nothing'].flatMap((q) =>
  [undefined, ['FOOD'], ['SHOP', 'FOOD_CAFES']].flatMap((categories) =>
    [undefined, ['north']].flatMap((mapAreas) =>
      [undefined, [BrochureType.LP_AD], [BrochureType.CP_AD, BrochureType.BRO_AD]].map((chosen) => ({
        ...{ q, categories, mapAreas, types: chosen },
      })),
    ),
  ),
);

test.each(combinations)('each count is the size of the list with that value: %j', async (filter) => {
  const facets = await countFacets(context(), filter);
  const sizes = async (values: readonly string[], withValue: (value: string) => BrochureFilter) => {
    const counted: { value: string; count: number }[] = [];
    for (const value of values) {
      const { edges } = await listBrochures(context(), { filter: { ...filter, ...withValue(value) } });
      if (edges.length > 0) counted.push({ value, count: edges.length });
    }
    return counted.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  };
  expect(facets).toEqual({
    types: await sizes(types, (value) => ({ types: types.filter((type) => type === value) })),
    categories: await sizes(categoryCodes, (value) => ({ categories: [value] })),
    mapAreas: await sizes(areaCodes, (value) => ({ mapAreas: [value] })),
  });
});

test('more matches than are counted give no count', async () => {
  const count = (limit: number) =>
    db.database.query<{ value: string | null }[]>(facetSql('TYPES', 'brochures b WHERE b.record_status', limit));
  expect(await count(5)).toEqual([{ value: null, count: null }]);
  expect(await count(6)).toHaveLength(4);
});
