import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, enumRows } from '../rows/choiceRows';
import { idListRows } from '../rows/idListRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { floatRows, intRows } from '../rows/numberRows';
import { forwardPageRows } from '../rows/pageRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';
import { base64, logoPicture, onePixel } from '../uploads';

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

const streetRows: HostileRow[] = [
  ...textRows('input.locality', { atMost: 80 }),
  ...floatRows('input.latitude', -26.5, -26.3),
  ...floatRows('input.longitude', 153, 153.2, 'latitude'),
];

const squareRows = (path: string): HostileRow[] => [
  ...missing(path),
  ...wrongTypes(path),
  ...refusedTexts(path, ['', 'a1', 'A0', 'A100', 'AA1', 'A1; DROP', '../A1', 'x'.repeat(5_000)]),
];

const synonymRows: HostileRow[] = [
  ['input.synonyms', 'too many', Array.from({ length: 51 }, (_, at) => `word ${at}`), 'VALIDATION_FAILED', 'synonyms'],
  ['input.synonyms', 'too long', ['a'.repeat(61)], 'VALIDATION_FAILED', 'synonyms'],
  ['input.synonyms', 'numbers', [1], 'BAD_REQUEST', 'input.synonyms.0'],
];

export const placeOperations: HostileTable = {
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
  'Mutation.createStreetIndexEntry': {
    as: 'administrator',
    accepted: ({ area, id }) => ({
      input: { mapArea: id('MapArea', area), streetName: 'Hill Street', latitude: -26.4, longitude: 153.1 },
    }),
    refused: () => [
      ...idRows('input.mapArea', 'MapArea'),
      ...textRows('input.streetName', { atMost: 120, needed: true }),
      ...streetRows,
    ],
  },
  'Mutation.updateStreetIndexEntry': {
    as: 'administrator',
    accepted: ({ street, id }) => ({
      input: { id: id('StreetIndexEntry', street), streetName: 'Hill Street', latitude: -26.4, longitude: 153.1 },
    }),
    refused: () => [
      ...idRows('input.id', 'StreetIndexEntry'),
      ...wrongTypes('input.streetName'),
      ...refusedTexts('input.streetName', ['', ' ', '\0', '\u202e', '\u200b', 'x'.repeat(121)]),
      ...streetRows,
    ],
  },
  'Mutation.deleteStreetIndexEntry': {
    as: 'administrator',
    accepted: ({ street, id }) => ({ input: { id: id('StreetIndexEntry', street) } }),
    refused: () => idRows('input.id', 'StreetIndexEntry'),
  },
  'Mutation.makePrintedMap': {
    as: 'administrator',
    accepted: ({ area, id }) => ({ input: { mapArea: id('MapArea', area), paper: 'A4', orientation: 'PORTRAIT' } }),
    refused: () => [
      ...idRows('input.mapArea', 'MapArea'),
      ...enumRows('input.paper'),
      ...enumRows('input.orientation'),
    ],
  },
  'Query.positionOfAddress': {
    as: 'administrator',
    accepted: ({ area }) => ({
      address: { line1: '1 River Street', state: 'QLD', locationUrl: 'https://maps.example/?q=-26.4,153.1' },
      mapArea: area.code,
    }),
    refused: () => [
      ...missing('address'),
      ['address', 'a text', 'here', 'BAD_REQUEST', 'address'],
      ...['line1', 'line2'].flatMap((name) => textRows(`address.${name}`, { atMost: 200 })),
      ...textRows('address.city', { atMost: 80 }),
      ...enumRows('address.state'),
      ...refusedTexts('address.locationUrl', ['javascript:alert(1)', 'ftp://a.example']),
      ...wrongTypes('mapArea'),
    ],
  },
  'Query.printedMaps': {
    as: 'anonymous',
    accepted: ({ area }) => ({ mapArea: area.code }),
    refused: () => [...forwardPageRows(1_000), ...wrongTypes('mapArea')],
  },
  'Query.printLayouts': {
    as: 'administrator',
    accepted: ({ area }) => ({ mapArea: area.code, paper: 'A4', orientation: 'LANDSCAPE' }),
    refused: () => [
      ...forwardPageRows(100),
      ...missing('mapArea'),
      ...wrongTypes('mapArea'),
      ...enumRows('paper'),
      ...enumRows('orientation'),
    ],
  },
  'Mutation.uploadPrintPicture': {
    as: 'administrator',
    accepted: () => ({ input: { file: logoPicture } }),
    refused: () => [
      ...missing('input.file'),
      ...wrongTypes('input.file'),
      ...refusedTexts('input.file', [
        '',
        'no base64!',
        base64('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
        base64('%PDF-1.7'),
        base64('\x89PNG\r\n\x1a\n'),
        onePixel,
      ]),
    ],
  },
  'Mutation.savePrintLayout': {
    as: 'administrator',
    accepted: ({ area, coupon, id }) => ({
      input: {
        ...{ mapArea: id('MapArea', area), paper: 'A4', orientation: 'LANDSCAPE', name: 'Summer' },
        layout: {
          ...{ title: 'Summer by the bay', frame: { from: 'A1', to: 'B2' }, ads: [id('Brochure', coupon)] },
          ...{ insets: 'CHOSEN', insetRanges: [{ from: 'A1', to: 'A1' }], sponsor: 'Tide Bakery', fold: 'LETTER' },
          ...{ emergencyNumbers: '000', hasBleed: true },
        },
      },
    }),
    refused: () => [
      ...idRows('input.mapArea', 'MapArea'),
      ...enumRows('input.paper'),
      ...enumRows('input.orientation'),
      ...textRows('input.name', { atMost: 60 }),
      ['input.name', 'nothing to see', '\u200b', 'VALIDATION_FAILED', 'name'],
      ...missing('input.layout'),
      ...textRows('input.layout.title', { atMost: 60 }),
      ...textRows('input.layout.sponsor', { atMost: 80 }),
      ...textRows('input.layout.emergencyNumbers', { atMost: 120 }),
      ...enumRows('input.layout.insets'),
      ...enumRows('input.layout.fold').filter(([, what]) => what !== 'absent' && what !== 'null'),
      ...booleanRows('input.layout.isFolded').filter(([, what]) => what !== 'absent' && what !== 'null'),
      ...booleanRows('input.layout.hasBleed').filter(([, what]) => what !== 'absent' && what !== 'null'),
      [
        'input.layout.sponsorPicture',
        'a name',
        { hash: '../logo.png', alternativeText: 'Logo' },
        'VALIDATION_FAILED',
        'layout.sponsorPicture.hash',
      ],
      [
        'input.layout.sponsorPicture',
        'without words',
        { hash: 'a'.repeat(64), alternativeText: '' },
        'VALIDATION_FAILED',
        'layout.sponsorPicture.alternativeText',
      ],
      [
        'input.layout.sponsorPicture',
        'with nothing to see',
        { hash: 'a'.repeat(64), alternativeText: ' \u200b ' },
        'VALIDATION_FAILED',
        'layout.sponsorPicture.alternativeText',
      ],
      [
        'input.layout.sponsorPicture',
        'of nothing that was uploaded',
        { hash: 'a'.repeat(64), alternativeText: 'Logo' },
        'VALIDATION_FAILED',
        'layout.sponsorPicture',
      ],
      ...idListRows('input.layout.ads', 'Brochure', 200).filter(([, what]) => what !== 'absent' && what !== 'null'),
      ...squareRows('input.layout.frame.from'),
      ...squareRows('input.layout.frame.to'),
      ['input.layout.frame', 'a text', 'A1', 'BAD_REQUEST', 'input.layout.frame'],
      ['input.layout.frame', 'beyond the grid', { from: 'A1', to: 'Z99' }, 'VALIDATION_FAILED', 'layout.frame'],
      ['input.layout.insetRanges', 'none', [], 'VALIDATION_FAILED', 'layout.insetRanges'],
      [
        'input.layout.insetRanges',
        'beyond the grid',
        [{ from: 'Z9', to: 'A1' }],
        'VALIDATION_FAILED',
        'layout.insetRanges',
      ],
      [
        'input.layout.insetRanges',
        'no square',
        [{ from: '../', to: 'A1' }],
        'VALIDATION_FAILED',
        'layout.insetRanges.0.from',
      ],
      [
        'input.layout.insetRanges',
        'too many',
        Array(7).fill({ from: 'A1', to: 'A1' }),
        'VALIDATION_FAILED',
        'layout.insetRanges',
      ],
      ['input.paper', 'not folded in this way', 'A3', 'VALIDATION_FAILED', 'layout.fold'],
    ],
  },
  'Mutation.applyPrintLayout': {
    as: 'administrator',
    accepted: ({ printLayout, id }) => ({ input: { id: id('PrintLayout', printLayout) } }),
    refused: () => idRows('input.id', 'PrintLayout'),
  },
  'Mutation.publishPrintedMap': {
    as: 'administrator',
    accepted: ({ printedMap, id }) => ({ input: { id: id('PrintedMap', printedMap) } }),
    refused: () => idRows('input.id', 'PrintedMap'),
  },
  'Mutation.withdrawPrintedMap': {
    as: 'administrator',
    accepted: ({ printedMap, id }) => ({ input: { id: id('PrintedMap', printedMap) } }),
    refused: () => idRows('input.id', 'PrintedMap'),
  },
  'Mutation.startStreetImport': {
    as: 'administrator',
    accepted: ({ area, streetFile, id }) => ({
      input: {
        ...{ mapArea: id('MapArea', area), files: [streetFile], format: 'CSV', kind: 'STREET', dryRun: true },
        ...{ sourceName: 'streets.csv', attribution: '© Somebody', licence: 'CC BY 4.0' },
      },
    }),
    refused: ({ streetFile }) => [
      ...idRows('input.mapArea', 'MapArea'),
      ...enumRows('input.format'),
      ...enumRows('input.kind'),
      ['input.kind', 'parks out of a list of points', 'PARK', 'VALIDATION_FAILED', 'kind'],
      ...textRows('input.sourceName', { atMost: 120, needed: true }),
      ...textRows('input.attribution', { atMost: 300, needed: true }),
      ...textRows('input.licence', { atMost: 300, needed: true }),
      ['input.files', 'none', [], 'VALIDATION_FAILED', 'files'],
      ['input.files', 'two for one', [streetFile, 'a'.repeat(64)], 'VALIDATION_FAILED', 'files'],
      ...['', 'x', '../../etc/passwd', 'A'.repeat(64), 'a'.repeat(64), '\0'].map((file): HostileRow => [
        'input.files',
        JSON.stringify(file),
        [file],
        'VALIDATION_FAILED',
        'files',
      ]),
      ...booleanRows('input.dryRun'),
    ],
  },
  'Query.streetImports': {
    as: 'administrator',
    accepted: ({ area, id }) => ({ mapArea: id('MapArea', area) }),
    refused: () => [...looseIdRows('mapArea', 'MapArea'), ...forwardPageRows()],
  },
};
