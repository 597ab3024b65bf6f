/** The categories and areas of a small site. */
export const mockNavigation = {
  categories: () => ({
    edges: [
      {
        node: {
          id: 'category-food',
          code: 'FOOD_DRINK',
          name: 'Food & drink',
          icon: 'CUP',
          subCategories: [{ id: 'category-cafes', code: 'FOOD_DRINK_CAFES', name: 'Cafés' }],
        },
      },
      { node: { id: 'category-stay', code: 'STAY', name: 'Stay', icon: 'BED', subCategories: [] } },
    ],
  }),
  mapAreas: () => ({
    edges: [{ node: { id: 'area-noosa', did: 'abcdefghijkl', code: 'noosa', name: 'Noosa', streetsCount: 3 } }],
  }),
};
