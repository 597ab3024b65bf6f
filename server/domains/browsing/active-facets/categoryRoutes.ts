import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import type { ListedCategory } from '../../categories/ListedCategory';
import { activeListQuery } from './activeListQuery';
import { listCategories } from './listCategories';

const strict = { additionalProperties: false };
const subCategoryResponse = Type.Object({ code: Type.String(), name: Type.String() }, strict);
const categoriesResponse = Type.Array(
  Type.Object({ code: Type.String(), name: Type.String(), subCategories: Type.Array(subCategoryResponse) }, strict),
);

const example = [
  { code: 'FOOD_DRINK', name: 'Food & drink', subCategories: [{ code: 'FOOD_DRINK_CAFES', name: 'Cafes' }] },
];

export const categoryRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/category/public/all',
    action: 'categories',
    tag: 'Categories',
    summary: 'List all categories',
    cached: { unlessGiven: [] },
    responses: { 200: { description: 'In the order of the menus', schema: categoriesResponse, example } },
    handle: async (context) => ({ status: 200, body: present(await listCategories(context)) }),
  }),
  defineRoute({
    method: 'GET',
    url: '/rest/category/public/all-active',
    action: 'categories',
    tag: 'Categories',
    summary: 'List the categories that have something to show',
    description: 'Categories, and their sub-categories, with at least one published ad inside its dates.',
    query: activeListQuery,
    cached: { unlessGiven: [] },
    responses: { 200: { description: 'In the order of the menus', schema: categoriesResponse, example } },
    async handle(context, { query }) {
      const categories = await listCategories(context, { activeOnly: true, types: query.brochureTypes ?? null });
      return { status: 200, body: present(categories) };
    },
  }),
];

function present(categories: readonly ListedCategory[]) {
  return categories.map(({ code, name, listedSubCategories }) => ({
    code,
    name,
    subCategories: listedSubCategories.map((each) => ({ code: each.code, name: each.name })),
  }));
}
