import { toGlobalId } from '../../../../shared/globalId';
import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, dateRows, enumRows } from '../rows/choiceRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { floatRows, intRows } from '../rows/numberRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';

const links = ['wwwUrl', 'facebookUrl', 'instagramUrl', 'linkedInUrl', 'twitterUrl', 'tiktokUrl', 'youtubeUrl'];
const noLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://a.example',
  'file:///etc/passwd',
  'https://',
  'https://a b.example',
  `https://a.example/${'x'.repeat(2048)}`,
];
const noPhones = ['000', '1900 123 456', '+64 9 123 4567', '12345', 'call me', '\0', '0'.repeat(10_000)];
const noEmails = ['nobody', 'a@b', 'a@b.example\nBcc: c@d.example', `${'x'.repeat(255)}@a.example`];

/** Fields that both ways of writing an ad accept. The ad is a coupon, because it has nearly all fields. */
const fields: HostileRow[] = [
  ...textRows('input.title', { atMost: 120 }),
  ...refusedTexts('input.title', ['ab', 'a\u202eb', 'a\u200b\u200bb']),
  ...textRows('input.highlights', { atMost: 1000 }),
  ...wrongTypes('input.openingHours'),
  ...refusedTexts('input.openingHours', [
    ...['9-5', 'Mo', 'Mo-Fr 09:00-25:00', 'Mo 09:00-13:00,12:00-17:00', 'Mo 09:00-17:00; Mo 18:00-20:00'],
    ...['2026 Feb 30 closed', "Mo 09:00-17:00'; DROP TABLE brochures", 'Mo-\u202eFr 09:00-17:00', 'x'.repeat(10_000)],
    ...['Mo 09:00-17:00;'.repeat(700), ' '.repeat(10_000)],
  ]),
  ...wrongTypes('input.couponHours'),
  ...refusedTexts('input.couponHours', [
    ...[
      'Mo-Su closed',
      '5-8',
      'Mo-Th 17:00-25:00',
      'Mo 09:00-13:00,12:00-17:00',
      '2026 Feb 30 closed',
      'x'.repeat(10_000),
    ],
    ...[
      'Mo-\u202eFr 17:00-20:00',
      "PH closed'; DROP TABLE brochures",
      'Mo 09:00-17:00;'.repeat(700),
      ' '.repeat(10_000),
    ],
  ]),
  ...textRows('input.parkingInfo', { atMost: 300 }),
  ...textRows('input.description', { atMost: 10_000 }),
  ...textRows('input.companyName', { atMost: 200 }),
  ...textRows('input.termsOfOffer', { atMost: 10_000 }),
  ...['personName', 'contactName'].flatMap((name) => textRows(`input.${name}`, { atMost: 120 })),
  ...['phoneNo', 'contactPhone'].flatMap((name) => [
    ...wrongTypes(`input.${name}`),
    ...refusedTexts(`input.${name}`, noPhones),
  ]),
  ...wrongTypes('input.contactEmail'),
  ...refusedTexts('input.contactEmail', noEmails),
  ...links.flatMap((name) => [...wrongTypes(`input.${name}`), ...refusedTexts(`input.${name}`, noLinks)]),
  // fields of other types
  ['input.flipbookUrl', 'of a brochure', 'https://a.example', 'VALIDATION_FAILED', 'flipbookUrl'],
  ['input.googleAdUrl', 'of a pass-through ad', 'https://a.example', 'VALIDATION_FAILED', 'googleAdUrl'],
  ...wrongTypes('input.category'),
  ...refusedTexts('input.category', ['NOWHERE', '\0', '\ud800', `'; DROP TABLE categories; --`, 'x'.repeat(100_000)]),
  ...refusedTexts('input.mapArea', ['nowhere', '\ud800', '__proto__', 'x'.repeat(100_000)]),
  ['input.brochureCategories', 'an object', { a: 1 }, 'BAD_REQUEST', 'input.brochureCategories'],
  ['input.brochureCategories', 'with a null', [null], 'BAD_REQUEST', 'input.brochureCategories.0'],
  ['input.brochureCategories', 'unknown', ['NOWHERE'], 'VALIDATION_FAILED', 'brochureCategories'],
  [
    'input.brochureCategories',
    'too many',
    Array.from({ length: 1000 }, (_, at) => `C${at}`),
    'VALIDATION_FAILED',
    'brochureCategories',
  ],
  ...intRows('input.adIndex', 1, 9998),
  ...intRows('input.numberOfCoupons', 1, 9998),
  ...intRows('input.couponsPerPerson', 1, 20),
  ...intRows('input.normalPriceCents', 0, 99_999_999),
  ...intRows('input.discountedPriceCents', 0, 99_999_999),
  ...intRows('input.vendorId', 1, 2_147_483_646),
  ...floatRows('input.latitude', -55, -9),
  ...floatRows('input.longitude', 96, 168.5),
  ...booleanRows('input.couponsUnlimited'),
  ...['validFrom', 'validTo', 'normalPriceSince'].flatMap((name) => dateRows(`input.${name}`)),
  ['input.discountedPriceCents', 'equal to the normal price', 1999, 'VALIDATION_FAILED', 'discountedPriceCents'],
  ['input.normalPriceSince', 'not past', '2099-01-01', 'VALIDATION_FAILED', 'normalPriceSince'],
  ['input.normalPriceSince', 'after the first day', '2026-11-02', 'VALIDATION_FAILED', 'normalPriceSince'],
  ['input.validTo', 'before it begins', '2026-01-01', 'VALIDATION_FAILED', 'validTo'],
  ['input.address', 'a text', 'here', 'BAD_REQUEST', 'input.address'],
  ['input.address', 'with prototype keys', { constructor: {} }, 'BAD_REQUEST', 'input.address'],
  ...['line1', 'line2'].flatMap((name) => textRows(`input.address.${name}`, { atMost: 200 })),
  ...textRows('input.address.city', { atMost: 80 }),
  ...refusedTexts('input.address.postcode', ['12', '12345', 'abcd', '2000', '-100', '1e3']),
  ...enumRows('input.address.state'),
  ...refusedTexts('input.address.locationUrl', ['javascript:alert(1)', 'ftp://a.example']),
  ['input', 'an unknown field', { status: 'PUBLISHED' }, 'BAD_REQUEST', 'input'],
  ['input', 'a text', 'everything', 'BAD_REQUEST', 'input'],
  ['input', 'null', null, 'BAD_REQUEST', 'input'],
];

const written = {
  title: 'Two for one',
  validFrom: '2026-11-01',
  validTo: '2099-12-24',
  latitude: -26.4,
  longitude: 153.1,
  address: { line1: '1 River Street', postcode: '4567', state: 'QLD' },
  normalPriceCents: 1999,
  discountedPriceCents: 1500,
  normalPriceSince: '2026-01-01',
  numberOfCoupons: 20,
  termsOfOffer: 'One each.',
};

/** A check reports rule violations in its result; it refuses only unreadable input. */
const unreadable = fields.filter(([, , , code]) => code === 'BAD_REQUEST');

export const brochureWritingOperations: HostileTable = {
  'Query.brochureCheck': {
    as: 'administrator',
    accepted: ({ coupon, id }) => ({ input: { ...written, type: 'CP_AD', id: id('Brochure', coupon) } }),
    refused: () => [
      ...unreadable,
      ...enumRows('input.type'),
      ...looseIdRows('input.id', 'Brochure'),
      ['input.id', 'of another type', toGlobalId('Vendor', 1), 'VALIDATION_FAILED', 'id'],
      ['input.id', 'of nothing', toGlobalId('Brochure', 2_147_483_647), 'NOT_FOUND'],
      ['input.newFiles', 'a misspelt kind', ['PICTURE'], 'BAD_REQUEST', 'input.newFiles.0'],
    ],
  },
  'Mutation.createBrochure': {
    as: 'administrator',
    accepted: ({ category }) => ({ input: { ...written, type: 'CP_AD', category: category.code } }),
    refused: () => [
      ...fields,
      ...enumRows('input.type'),
      ...wrongTypes('input.creationKey'),
      ...refusedTexts('input.creationKey', ['', 'short', 'x'.repeat(101), 'eight or more', '12345678\0']),
      ['input.type', 'a tourism ad', 'ATDW_AD', 'VALIDATION_FAILED', 'type'],
      ['input.category', 'null', null, 'VALIDATION_FAILED', 'category'],
    ],
  },
  'Mutation.upsertBrochures': {
    as: 'administrator',
    accepted: ({ category }) => ({
      input: {
        brochures: [{ ...written, externalId: 'menu-17', type: 'CP_AD', category: category.code }],
        submit: true,
      },
    }),
    // a field that breaks a rule refuses its own ad only: `upsertBrochures.test.ts`
    refused: () => [
      ...missing('input.brochures'),
      ['input.brochures', 'a number', 5, 'BAD_REQUEST', 'input.brochures'],
      ['input.brochures', 'a text', 'menu-17', 'BAD_REQUEST', 'input.brochures'],
      ['input.brochures', 'a list of nothing', [null], 'BAD_REQUEST', 'input.brochures.0'],
      ['input.brochures', 'none', [], 'VALIDATION_FAILED', 'brochures'],
      [
        'input.brochures',
        'one too many',
        Array.from({ length: 501 }, (_, at) => ({ externalId: String(at), type: 'CP_AD' })),
        'VALIDATION_FAILED',
        'brochures',
      ],
      ...missing('input.brochures.0.externalId'),
      ...wrongTypes('input.brochures.0.externalId'),
      ...wrongTypes('input.brochures.0.title'),
      ...enumRows('input.brochures.0.type'),
      ...booleanRows('input.submit'),
    ],
  },
  'Mutation.updateBrochure': {
    as: 'administrator',
    accepted: ({ coupon, id }) => ({
      input: { ...written, id: id('Brochure', coupon), version: coupon.version },
    }),
    refused: ({ coupon }) => [
      ...fields,
      ...idRows('input.id', 'Brochure'),
      ['input.version', 'of a change that is to come', coupon.version + 1, 'CONFLICT'],
      ['input.version', 'below 0', -1, 'CONFLICT'],
      ['input.version', 'a text', '1', 'BAD_REQUEST', 'input.version'],
      ['input.version', 'null', null, 'BAD_REQUEST', 'input.version'],
      ['input.numberOfCoupons', 'below what is taken', 0, 'VALIDATION_FAILED', 'numberOfCoupons'],
    ],
  },
  'Mutation.renewBrochure': {
    as: 'administrator',
    accepted: ({ coupon, id }) => ({
      input: { id: id('Brochure', coupon), version: coupon.version, validFrom: '2026-12-24', validTo: '2100-12-24' },
    }),
    refused: ({ coupon, archived, id }) => [
      ...idRows('input.id', 'Brochure'),
      ['input.id', 'of one that was taken down', id('Brochure', archived), 'CONFLICT'],
      ...['validFrom', 'validTo'].flatMap((name) => dateRows(`input.${name}`)),
      ['input.validFrom', 'after the end', '2101-01-01', 'VALIDATION_FAILED', 'validTo'],
      ['input.validTo', 'absent', undefined, 'BAD_REQUEST', 'input.validTo'],
      ['input.validTo', 'null', null, 'BAD_REQUEST', 'input.validTo'],
      ['input.validTo', 'a day that has passed', '2026-01-01', 'VALIDATION_FAILED', 'validTo'],
      ['input.validTo', 'as it is', coupon.validTo, 'VALIDATION_FAILED', 'validTo'],
      ['input.version', 'of a change that is to come', coupon.version + 1, 'CONFLICT'],
      ['input.version', 'a text', '1', 'BAD_REQUEST', 'input.version'],
      ['input.version', 'null', null, 'BAD_REQUEST', 'input.version'],
    ],
  },
};
