import type { FieldDescription } from './FieldDescription';
import { allTypes, writtenTypes } from './typeGroups';

/** Where an ad is filed: company, categories, map, index. */
export const directoryFields = {
  vendorId: {
    kind: 'vendor',
    label: 'Vendor',
    section: 'directory',
    types: writtenTypes,
    isForAdministrators: true,
    input: { path: 'vendorId', description: '`databaseId` of the company whose ad it is. Administrators only.' },
    rest: { path: 'vendor.id' },
    exportHeading: 'Vendor',
  },
  category: {
    kind: 'category',
    label: 'Main category',
    section: 'category',
    types: allTypes,
    input: { path: 'category', description: 'Code of the main category or sub-category, which has to be active.' },
    rest: { path: 'category' },
    import: { columns: ['category'] },
    exportHeading: 'Category',
  },
  brochureCategories: {
    kind: 'categories',
    label: 'Further categories',
    section: 'category',
    types: allTypes,
    most: 10,
    input: { path: 'brochureCategories', description: 'Codes of further categories: all of them, at most 10.' },
    rest: {
      path: 'brochureCategories',
      request: 'Codes of all further categories',
      response: 'Codes of the further categories',
    },
  },
  mapArea: {
    kind: 'mapArea',
    label: 'Map area',
    section: 'where',
    types: allTypes,
    input: { path: 'mapArea', description: '`did` or `code` of the map area.' },
    rest: { path: 'mapArea', request: 'Its did, or its code' },
    import: { columns: ['map_area', 'map_areas'] },
    exportHeading: 'Area',
  },
  adIndex: {
    kind: 'count',
    label: 'Index',
    help: 'Number on the printed map and order in lists, lowest first: 1 to 9998, or empty.',
    section: 'directory',
    types: allTypes,
    isForAdministrators: true,
    least: 1,
    most: 9998,
    refusal: 'An index is a whole number from 1 to 9998.',
    input: { path: 'adIndex', description: '1 to 9998, or null for none. Administrators only.' },
    output: 'Number of the ad on the printed map and its order in lists, lowest first: 1 to 9998, not unique.',
    rest: {
      path: 'adIndex',
      request: '1 to 9998; 9999 = none. Administrators only',
      response: 'Order in lists and number on the printed map; 9999 = none',
    },
    exportHeading: 'Index',
    copy: 'NONE',
  },
} as const satisfies Record<string, FieldDescription>;
