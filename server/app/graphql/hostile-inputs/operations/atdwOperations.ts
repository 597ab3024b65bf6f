import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, enumRows } from '../rows/choiceRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing } from '../rows/textRows';

const settings = {
  ...{ version: 1, baseUrl: 'https://atlas.warehouse.example/api/atlas/', states: ['QLD'], regions: ['Brisbane'] },
  ...{ isNightly: true, categories: [{ code: 'ACCOMM', category: null }] },
};

const lists: HostileRow[] = [
  ['input.states', 'of no country', ['QLD', 'XX'], 'BAD_REQUEST'],
  ['input.states', 'endless', Array(1000).fill('QLD'), 'VALIDATION_FAILED', 'states'],
  ['input.regions', 'endless', Array(51).fill('Brisbane'), 'VALIDATION_FAILED', 'regions'],
  ['input.regions', 'too long', ['x'.repeat(81)], 'VALIDATION_FAILED', 'regions'],
  ['input.regions', 'several in one', ['Brisbane,Perth'], 'VALIDATION_FAILED', 'regions'],
  ['input.categories', 'of nobody', [{ code: 'NOPE', category: null }], 'VALIDATION_FAILED', 'categories'],
  ['input.categories', 'a wrong code', [{ code: `' OR 1=1`, category: null }], 'VALIDATION_FAILED', 'categories'],
  ['input.categories', 'to nowhere', [{ code: 'ACCOMM', category: 'NO_SUCH' }], 'VALIDATION_FAILED', 'categories'],
  ['input.categories', 'endless', Array(101).fill({ code: 'ACCOMM' }), 'VALIDATION_FAILED', 'categories'],
];

/** The connector to the Australian Tourism Data Warehouse. */
export const atdwOperations: HostileTable = {
  'Query.atdwConnector': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.refreshAtdwCategories': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.updateAtdwSettings': {
    as: 'administrator',
    accepted: () => ({ input: settings }),
    refused: () => [
      ...missing('input.version'),
      ['input.version', 'of others', 7, 'CONFLICT'],
      ['input.version', 'negative', -1, 'VALIDATION_FAILED', 'version'],
      ...missing('input.baseUrl'),
      ...refusedTexts('input.baseUrl', [
        ...['', 'atlas.warehouse.example/', 'http://atlas.warehouse.example/', 'https://atlas.warehouse.example/api'],
        ...['https://user:word@atlas.warehouse.example/', 'https://atlas.warehouse.example/?key=x&y=/'],
        ...['javascript:alert(1)/', 'file:///etc/', `https://atlas.warehouse.example/${'x'.repeat(500)}/`],
      ]),
      ...lists,
      ...booleanRows('input.isNightly'),
    ],
  },
  'Mutation.startAtdwRun': {
    as: 'administrator',
    accepted: () => ({ input: { kind: 'EVERYTHING', isDryRun: true } }),
    refused: () => [...enumRows('input.kind'), ...booleanRows('input.isDryRun')],
  },
  'Mutation.allowAtdwRun': {
    as: 'administrator',
    accepted: ({ atdwRun }) => ({ input: { did: atdwRun.did, vanishing: 5 } }),
    refused: () => [
      ...missing('input.did'),
      ['input.did', 'SQL', `' OR 1=1 --`, 'VALIDATION_FAILED', 'did'],
      ['input.did', 'of nobody', 'abcdefghijkm', 'NOT_FOUND'],
      ['input.vanishing', 'another count', 4, 'CONFLICT'],
      ['input.vanishing', 'negative', -1, 'VALIDATION_FAILED', 'vanishing'],
    ],
  },
};
