/** The categories and areas of a small site. */
export const mockNavigation = {
  categories: () => ({
    edges: [
      {
        node: {
          id: 'category-food',
          code: 'FOOD_DRINK',
          name: 'Food & drink',
          subCategories: [{ id: 'category-cafes', code: 'FOOD_DRINK_CAFES', name: 'Cafés' }],
        },
      },
      { node: { id: 'category-stay', code: 'STAY', name: 'Stay', subCategories: [] } },
    ],
  }),
  mapAreas: () => ({ edges: [{ node: { id: 'area-noosa', did: 'abcdefghijkl', code: 'noosa', name: 'Noosa' } }] }),
};
