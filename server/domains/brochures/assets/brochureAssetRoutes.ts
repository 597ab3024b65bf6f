import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId, oneOf, orNull } from '../../../platform/rest/schemas';
import type { Action } from '../../../shared/permissions';
import { assetResponse, sortOrderSchema } from './assetResponse';
import { AssetType } from './AssetType';
import { idempotencyKeyPattern } from '../../../shared/validation/idempotencyKeyPattern';
import { presentAsset } from './presentAsset';
import { brochureExample } from '../rest/brochureExample';
import { addAsset } from './changing/addAsset';

const megabyte = 1024 * 1024;
/** The largest file allowed has 25 MB, which is 33.4 MB in base64. */
const bodyLimit = 35 * megabyte;

const description =
  'Send `url`, a public web address from which it is fetched once, `contentBase64Encoded`, or a form with the file as its ' +
  'part `file`. The type is found by the content: pictures (JPEG, PNG, WebP, AVIF, HEIC) up to 15 MB, PDF up to 25 MB, XLSX and DOCX up to 10 MB; 415 for anything ' +
  'else. With the `did` of a file that the ad has, the new one takes its place. For a live ad, a vendor’s file waits ' +
  'for an administrator (`pendingRevision`). Send a new Idempotency-Key for each file: when the answer is lost, the same key adds nothing.';

const addedAssetResponse = Type.Object(
  {
    ...assetResponse.properties,
    brochureVersion: Type.Integer({ description: '`version` of the ad, which a file that does not wait has raised' }),
    pendingRevision: Type.Boolean({
      description: 'Whether a change waits for an administrator. The `url` of a file that waits works for an hour',
    }),
  },
  { additionalProperties: false },
);

const addAssetRoute = (url: string, action: Action, whose: string) =>
  defineRoute({
    method: 'POST',
    url,
    action,
    tag: 'Ads',
    summary: `Give ${whose} a file`,
    description,
    bodyLimit,
    headers: Type.Object({
      'idempotency-key': Type.Optional(
        Type.String({ pattern: idempotencyKeyPattern, description: '8 to 100 visible ASCII characters' }),
      ),
    }),
    body: Type.Object({
      brochureId: databaseId({ description: 'The number of the ad' }),
      did: Type.Optional(orNull(Type.String({ description: 'Of a file whose place this one takes' }))),
      type: Type.Optional(orNull(oneOf(Object.values(AssetType)))),
      url: Type.Optional(orNull(Type.String())),
      contentBase64Encoded: Type.Optional(orNull(Type.String())),
      sortOrder: Type.Optional(orNull(sortOrderSchema)),
      altText: Type.Optional(orNull(Type.String({ maxLength: 300, description: 'What a picture shows' }))),
    }),
    fileProperty: 'contentBase64Encoded',
    bodyExample: {
      brochureId: 1042,
      type: 'BROCHURE_IMAGE',
      url: 'https://pictures.example/terrace.jpg',
      altText: 'The terrace above the river',
    },
    responses: {
      200: {
        description: 'The file as it is kept',
        schema: addedAssetResponse,
        example: { ...brochureExample.assets[0], brochureVersion: 4, pendingRevision: false },
      },
    },
    async handle(context, { body: { did, ...upload }, headers }) {
      const { asset, brochure, pendingRevision } = await addAsset(context, {
        ...upload,
        uploadKey: headers['idempotency-key'] ?? null,
        replaces: did ? { did } : null,
      });
      const file = presentAsset(asset, context.publicUrl);
      const body = { ...file, brochureVersion: brochure.version, pendingRevision };
      return { status: 200, location: file.url, body };
    },
  });

export const brochureAssetRoutes = [
  addAssetRoute('/rest/brochure/administrator/addAsset', 'addAssetToAnyBrochure', 'an ad'),
  addAssetRoute('/rest/brochure/vendor/addAsset', 'addAsset', 'an ad of your own'),
];
