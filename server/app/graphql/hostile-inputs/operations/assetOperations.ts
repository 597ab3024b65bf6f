import type { HostileTable } from '../HostileOperation';
import { enumRows } from '../rows/choiceRows';
import { intRows } from '../rows/numberRows';
import { idListRows } from '../rows/idListRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { refusedTexts } from '../rows/refusedTexts';
import { textRows, wrongTypes } from '../rows/textRows';

/** the smallest possible picture */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const encode = (text: string) => Buffer.from(text).toString('base64');

export const assetOperations: HostileTable = {
  'Mutation.addAsset': {
    as: 'vendor',
    accepted: ({ draft, id }) => ({ input: { brochureId: id('Brochure', draft), contentBase64Encoded: png } }),
    refused: () => [
      ...idRows('input.brochureId', 'Brochure'),
      ...looseIdRows('input.replaces', 'Asset'),
      ...enumRows('input.type'),
      ...textRows('input.altText', { atMost: 500 }),
      ...intRows('input.sortOrder', 0, 9999),
      ...wrongTypes('input.idempotencyKey'),
      ...refusedTexts('input.idempotencyKey', ['', 'short', 'with a space', 'x'.repeat(101), '12345678\0']),
      ...wrongTypes('input.contentBase64Encoded'),
      ['input.contentBase64Encoded', 'absent', undefined, 'VALIDATION_FAILED', 'url'],
      ['input.contentBase64Encoded', 'empty', '', 'VALIDATION_FAILED', 'url'],
      ['input.contentBase64Encoded', 'no base64', '%%%', 'VALIDATION_FAILED', 'contentBase64Encoded'],
      ['input.contentBase64Encoded', 'half a byte', 'A', 'VALIDATION_FAILED', 'contentBase64Encoded'],
      ['input.contentBase64Encoded', 'a text', encode('hello'), 'UNSUPPORTED_MEDIA_TYPE', 'contentBase64Encoded'],
      ['input.contentBase64Encoded', 'SVG', encode('<svg/>'), 'UNSUPPORTED_MEDIA_TYPE', 'contentBase64Encoded'],
      ['input.contentBase64Encoded', 'HTML', encode('<html>'), 'UNSUPPORTED_MEDIA_TYPE', 'contentBase64Encoded'],
      ['input.contentBase64Encoded', 'half a picture', png.slice(0, 48), 'VALIDATION_FAILED', 'contentBase64Encoded'],
      ['input.type', 'of other content', 'BROCHURE_PDF', 'VALIDATION_FAILED', 'type'],
      ['input.url', 'both at once', 'https://a.example/a.png', 'VALIDATION_FAILED', 'url'],
    ],
  },
  'Mutation.updateAsset': {
    as: 'vendor',
    accepted: ({ assets, id }) => ({ input: { id: id('Asset', assets[0]), altText: 'A cup of coffee' } }),
    refused: () => [...idRows('input.id', 'Asset'), ...textRows('input.altText', { atMost: 500 })],
  },
  'Mutation.removeAsset': {
    as: 'vendor',
    accepted: ({ assets, id }) => ({ input: { id: id('Asset', assets[0]) } }),
    refused: () => idRows('input.id', 'Asset'),
  },
  'Mutation.reorderAssets': {
    as: 'vendor',
    accepted: ({ draft, assets, id }) => ({
      input: { brochureId: id('Brochure', draft), assetIds: [id('Asset', assets[1]), id('Asset', assets[0])] },
    }),
    refused: ({ assets, id }) => [
      ...idRows('input.brochureId', 'Brochure'),
      ...idListRows('input.assetIds', 'Asset', 100),
      [
        'input.assetIds',
        'one twice',
        [assets[0], assets[0]].map((one) => id('Asset', one)),
        'VALIDATION_FAILED',
        'assetIds',
      ],
      ['input.assetIds', 'of nothing', [id('Asset', { id: 2_147_483_647 })], 'VALIDATION_FAILED', 'assetIds'],
    ],
  },
  'Mutation.restoreAsset': {
    as: 'vendor',
    accepted: ({ liveAsset, id }) => ({ input: { id: id('Asset', liveAsset) } }),
    refused: () => idRows('input.id', 'Asset'),
  },
};
