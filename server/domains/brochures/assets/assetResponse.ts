import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../platform/rest/schemas';
import { AssetType } from './AssetType';
import { highestSortOrder } from './changing/sortOrder';

/** Position of a file, given by a caller. */
export const sortOrderSchema = Type.Integer({
  minimum: 0,
  maximum: highestSortOrder,
  description: "Place among the ad's files, lowest first; absent: behind the last",
});

/** A file of an ad in REST responses (docs/rules/interfaces.md#rest-names). */
export const assetResponse = Type.Object(
  {
    did: Type.String(),
    type: oneOf(Object.values(AssetType)),
    url: Type.String({ description: 'Absolute address, of this site or an outside one' }),
    sortOrder: Type.Integer({ description: 'Lowest first' }),
    contentBase64Encoded: Type.Null({ description: 'Only ever sent to the server; fetch `url` instead' }),
  },
  { additionalProperties: false, title: 'Asset' },
);

export type AssetResponse = Static<typeof assetResponse>;
