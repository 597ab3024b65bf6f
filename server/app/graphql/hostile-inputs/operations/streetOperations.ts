import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, enumRows } from '../rows/choiceRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { floatRows } from '../rows/numberRows';
import { forwardPageRows } from '../rows/pageRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';

const streetRows: HostileRow[] = [
  ...textRows('input.locality', { atMost: 80 }),
  ...floatRows('input.latitude', -26.5, -26.3),
  ...floatRows('input.longitude', 153, 153.2, 'latitude'),
];

export const streetOperations: HostileTable = {
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
