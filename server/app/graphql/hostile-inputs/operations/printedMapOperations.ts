import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, enumRows } from '../rows/choiceRows';
import { idListRows } from '../rows/idListRows';
import { idRows } from '../rows/idRows';
import { forwardPageRows } from '../rows/pageRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';
import { base64, logoPicture, onePixel } from '../uploads';

const squareRows = (path: string): HostileRow[] => [
  ...missing(path),
  ...wrongTypes(path),
  ...refusedTexts(path, ['', 'a1', 'A0', 'A100', 'AA1', 'A1; DROP', '../A1', 'x'.repeat(5_000)]),
];

export const printedMapOperations: HostileTable = {
  'Mutation.makePrintedMap': {
    as: 'administrator',
    accepted: ({ area, id }) => ({ input: { mapArea: id('MapArea', area), paper: 'A4', orientation: 'PORTRAIT' } }),
    refused: () => [
      ...idRows('input.mapArea', 'MapArea'),
      ...enumRows('input.paper'),
      ...enumRows('input.orientation'),
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
};
