/** Facts of the wallets' documentation as JSON Schema: the keys that a coupon may have, and those that it needs. */

const text = { type: 'string', minLength: 1 };
const web = { type: 'string', pattern: '^https?://' };
/** Apple takes colours in this notation only */
const rgb = { type: 'string', pattern: '^rgb\\(\\d{1,3}, \\d{1,3}, \\d{1,3}\\)$' };
/** a moment with its offset, to the second */
const moment = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
};

function object(required: Record<string, object>, optional: Record<string, object> = {}) {
  const properties = { ...required, ...optional };
  return { type: 'object', additionalProperties: false, required: Object.keys(required), properties };
}

const list = (items: object, most: number) => ({ type: 'array', maxItems: most, items });
const oneOf = (items: object) => ({ ...list(items, 1), minItems: 1 });
const field = object({ key: text, value: text }, { label: text });

/** `pass.json` (https://developer.apple.com/documentation/walletpasses/pass) */
export const applePassSchema = object(
  {
    formatVersion: { const: 1 },
    passTypeIdentifier: { type: 'string', pattern: '^pass\\.' },
    teamIdentifier: { type: 'string', pattern: '^[A-Z0-9]{10}$' },
    serialNumber: text,
    organizationName: text,
    description: text,
    coupon: object(
      { primaryFields: oneOf(field) },
      // more than these do not fit on the front of a coupon
      {
        headerFields: list(field, 3),
        secondaryFields: list(field, 4),
        auxiliaryFields: list(field, 4),
        backFields: list(field, 20),
      },
    ),
  },
  {
    logoText: text,
    backgroundColor: rgb,
    foregroundColor: rgb,
    labelColor: rgb,
    expirationDate: moment,
    barcodes: oneOf(
      object(
        {
          format: {
            enum: ['PKBarcodeFormatQR', 'PKBarcodeFormatPDF417', 'PKBarcodeFormatAztec', 'PKBarcodeFormatCode128'],
          },
          message: text,
          messageEncoding: { const: 'iso-8859-1' },
        },
        { altText: text },
      ),
    ),
  },
);

/** `ISSUER.IDENTIFIER`, whose second part has letters, digits, `.`, `_` and `-` */
const googleId = { type: 'string', pattern: '^\\d+\\.[A-Za-z0-9._-]+$' };

/** the claims of the link (https://developers.google.com/wallet/reference/rest/v1/Jwt, …/offerclass, …/offerobject) */
export const googleClaimsSchema = object({
  iss: { type: 'string', pattern: '^[^@]+@[^@]+$' },
  aud: { const: 'google' },
  typ: { const: 'savetowallet' },
  iat: { type: 'integer' },
  origins: { type: 'array', items: web },
  payload: object({
    offerClasses: oneOf(
      object(
        {
          id: googleId,
          issuerName: text,
          provider: text,
          title: text,
          redemptionChannel: { enum: ['INSTORE', 'ONLINE', 'BOTH', 'TEMPORARY_PRICE_REDUCTION'] },
          reviewStatus: { enum: ['UNDER_REVIEW', 'DRAFT'] },
        },
        { hexBackgroundColor: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } },
      ),
    ),
    offerObjects: oneOf(
      object(
        { id: googleId, classId: googleId, state: { const: 'ACTIVE' } },
        {
          barcode: object({ type: { const: 'QR_CODE' }, value: text }, { alternateText: text }),
          validTimeInterval: object({ end: object({ date: moment }) }),
          textModulesData: list(object({ header: text, body: text }), 10),
          linksModuleData: object({ uris: list(object({ uri: web, description: text }), 10) }),
        },
      ),
    ),
  }),
});
