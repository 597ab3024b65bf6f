import type { HostileRow, HostileTable } from '../HostileOperation';
import { enumRows } from '../rows/choiceRows';
import { idRows } from '../rows/idRows';
import { floatRows, intRows } from '../rows/numberRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows } from '../rows/textRows';

const box = { west: 153.2, south: -26.5, east: 153.4, north: -26.3, gridColumns: 4, gridRows: 4 };

const boxRows: HostileRow[] = [
  ...enumRows('input.state'),
  ...['west', 'east'].flatMap((edge) => floatRows(`input.${edge}`, 96, 168.5)),
  ...['south', 'north'].flatMap((edge) => floatRows(`input.${edge}`, -55, -9)),
  ...intRows('input.gridColumns', 1, 26),
  ...intRows('input.gridRows', 1, 99),
  ['input.west', 'east of the other edge', 160, 'VALIDATION_FAILED', 'east'],
  ['input.south', 'north of the other edge', -10, 'VALIDATION_FAILED', 'north'],
];

export const areaOperations: HostileTable = {
  'Mutation.createMapArea': {
    as: 'administrator',
    accepted: () => ({ input: { code: 'new-town', name: 'New Town', state: 'QLD', ...box } }),
    refused: ({ area }) => [
      ...missing('input.code'),
      ...textRows('input.code', { atMost: 60 }),
      ...refusedTexts('input.code', ['', 'New', 'a b', 'a--b', '-a', 'a\0', "a'; --", 'ä', '..', 'a/b']),
      ['input.code', 'taken', area.code, 'VALIDATION_FAILED', 'code'],
      ...textRows('input.name', { atMost: 80, needed: true }),
      ...boxRows,
    ],
  },
  'Mutation.updateMapArea': {
    as: 'administrator',
    accepted: ({ emptyArea, id }) => ({ input: { id: id('MapArea', emptyArea), name: 'New Town', ...box } }),
    refused: () => [
      ...idRows('input.id', 'MapArea'),
      ...textRows('input.name', { atMost: 80 }),
      ...refusedTexts('input.name', ['', ' ', '\0', '\u202e', '\u200b']),
      ...boxRows,
    ],
  },
  'Mutation.deleteMapArea': {
    as: 'administrator',
    accepted: ({ emptyArea, id }) => ({ input: { id: id('MapArea', emptyArea) } }),
    refused: () => idRows('input.id', 'MapArea'),
  },
};
