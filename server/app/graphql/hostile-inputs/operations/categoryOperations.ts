import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, enumRows } from '../rows/choiceRows';
import { idListRows } from '../rows/idListRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { intRows } from '../rows/numberRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows } from '../rows/textRows';

const synonymRows: HostileRow[] = [
  ['input.synonyms', 'too many', Array.from({ length: 51 }, (_, at) => `word ${at}`), 'VALIDATION_FAILED', 'synonyms'],
  ['input.synonyms', 'too long', ['a'.repeat(61)], 'VALIDATION_FAILED', 'synonyms'],
  ['input.synonyms', 'numbers', [1], 'BAD_REQUEST', 'input.synonyms.0'],
];

export const categoryOperations: HostileTable = {
  'Mutation.createCategory': {
    as: 'administrator',
    accepted: ({ category, id }) => ({
      input: { code: 'SAILING', name: 'Sailing', parent: id('Category', category), sortOrder: 3 },
    }),
    refused: ({ category }) => [
      ...missing('input.code'),
      ...textRows('input.code', { atMost: 60 }),
      ...refusedTexts('input.code', ['', 'a', 'sailing', 'SAIL ING', 'SAIL\0', '1A', "A'; --", 'Ä_B', 'A\u202e']),
      ['input.code', 'taken', category.code, 'VALIDATION_FAILED', 'code'],
      ...textRows('input.name', { atMost: 80, needed: true }),
      ...enumRows('input.icon'),
      ...synonymRows,
      ...looseIdRows('input.parent', 'Category'),
      [
        'input.parent',
        'of nothing',
        Buffer.from('Category:2147483647').toString('base64url'),
        'VALIDATION_FAILED',
        'parent',
      ],
      ...intRows('input.sortOrder', 0, 9999),
    ],
  },
  'Mutation.updateCategory': {
    as: 'administrator',
    accepted: ({ category, id }) => ({ input: { id: id('Category', category), name: 'Sailing', sortOrder: 1 } }),
    refused: () => [
      ...idRows('input.id', 'Category'),
      ...textRows('input.name', { atMost: 80 }),
      ...refusedTexts('input.name', ['', ' ', '\0', '\u202e', '\u200b']),
      ...intRows('input.sortOrder', 0, 9999),
      ...booleanRows('input.isActive'),
      ...enumRows('input.icon'),
      ...synonymRows,
    ],
  },
  'Mutation.reorderCategories': {
    as: 'administrator',
    accepted: ({ category, subCategory, id }) => ({
      input: { parent: id('Category', category), ids: [id('Category', subCategory)] },
    }),
    refused: ({ category, subCategory, id }) => [
      ...looseIdRows('input.parent', 'Category'),
      ['input.parent', 'of another level', null, 'VALIDATION_FAILED', 'ids'],
      ...idListRows('input.ids', 'Category', 100),
      ['input.ids', 'none', [], 'VALIDATION_FAILED', 'ids'],
      ['input.ids', 'of the level above', [id('Category', category)], 'VALIDATION_FAILED', 'ids'],
      [
        'input.ids',
        'one twice',
        [id('Category', subCategory), id('Category', subCategory)],
        'VALIDATION_FAILED',
        'ids',
      ],
    ],
  },
};
