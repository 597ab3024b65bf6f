import { siteColours } from '../../../../../shared/colours/siteColours';
import type { HostileTable } from '../HostileOperation';
import { dateRows, enumRows } from '../rows/choiceRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';
import { base64, onePixel } from '../uploads';

const paletteOf = (colour: string): Record<string, string> =>
  Object.fromEntries(Object.keys(siteColours).map((name) => [name, colour]));

/** The settings of the site. */
export const settingsOperations: HostileTable = {
  'Query.siteSettings': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.sendTestMail': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Query.siteSettingsVersions': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.restoreSiteSettings': {
    as: 'administrator',
    accepted: () => ({ input: { version: 0, restored: 900 } }),
    refused: () => [
      ...missing('input.version'),
      ...missing('input.restored'),
      ['input.version', 'of others', 7, 'CONFLICT'],
      ['input.restored', 'below all', -1, 'VALIDATION_FAILED', 'restored'],
      ['input.restored', 'of no change', 7, 'NOT_FOUND'],
    ],
  },
  'Mutation.uploadSiteDrawing': {
    as: 'administrator',
    accepted: () => ({ input: { file: base64('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>') } }),
    refused: () => [
      ...missing('input.file'),
      ...wrongTypes('input.file'),
      ...refusedTexts('input.file', [
        '',
        'no base64!',
        base64('<html><script>alert(1)</script></html>'),
        base64('GIF89a'),
        base64('<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>'),
        base64('<svg viewBox="0 0 1e99 9"><path d="M0 0h9v9z"/></svg>'),
        base64('<svg><path d="M0 0h9v9z"/></svg>'),
        base64(`<svg viewBox="0 0 9 9">${'<path d="M0 0h9v9z"/>'.repeat(30_000)}</svg>`),
        onePixel,
      ]),
    ],
  },
  'Mutation.updateSiteSettings': {
    as: 'administrator',
    accepted: () => ({ input: { version: 0, socialLinks: ['https://social.example/offers'] } }),
    refused: () => [
      ...missing('input.version'),
      ...missing('input.socialLinks'),
      ['input.version', 'of others', 7, 'CONFLICT'],
      ...textRows('input.name', { atMost: 40 }),
      ...textRows('input.shortName', { atMost: 12 }),
      ...textRows('input.tagline', { atMost: 80 }),
      ...textRows('input.description', { atMost: 160 }),
      ...refusedTexts('input.name', ['<b>Offers</b>', 'Offers: all']),
      ...refusedTexts('input.contactEmail', ['nobody', 'a@b.example\nBcc: c@d.example']),
      ...wrongTypes('input.contactEmail'),
      ['input.socialLinks', 'a script', ['javascript:alert(1)'], 'VALIDATION_FAILED', 'socialLinks'],
      [
        'input.socialLinks',
        'too many',
        Array.from({ length: 9 }, () => 'https://a.example'),
        'VALIDATION_FAILED',
        'socialLinks',
      ],
      ['input.light', 'no colours', {}, 'BAD_REQUEST', 'input.light.primary'],
      [
        'input.light',
        'texts in the colour of their ground',
        paletteOf('#ffffff'),
        'VALIDATION_FAILED',
        'light.primary',
      ],
      ['input.light', 'a rule of CSS', paletteOf('red;}body{display:none'), 'VALIDATION_FAILED', 'light.primary'],
      ['input.logo', 'never uploaded', 'a'.repeat(64), 'VALIDATION_FAILED', 'logo'],
      ['input.icon', 'an address', 'https://evil.example/a.svg', 'VALIDATION_FAILED', 'icon'],
      ['input.dark', 'names of colours', paletteOf('red'), 'VALIDATION_FAILED', 'dark.primary'],
    ],
  },
  'Query.legalText': {
    as: 'anonymous',
    accepted: () => ({ kind: 'TERMS', number: 1 }),
    refused: () => [...missing('kind'), ...enumRows('kind')],
  },
  'Query.legalDrafts': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.saveLegalDraft': {
    as: 'administrator',
    accepted: () => ({ input: { kind: 'COLLECTION', version: 0, text: '# Who\n\nWe.' } }),
    refused: () => [
      ...missing('input.kind'),
      ...enumRows('input.kind'),
      ...missing('input.version'),
      ...wrongTypes('input.text'),
      ['input.version', 'of others', 7, 'CONFLICT'],
      ...refusedTexts('input.text', ['', 'no heading', '# Heading alone', `# Long\n\n${'x'.repeat(100_001)}`]),
    ],
  },
  'Mutation.publishLegalText': {
    as: 'administrator',
    accepted: () => ({ input: { kind: 'TERMS', version: 1, validFrom: '2030-01-01' } }),
    refused: () => [
      ...missing('input.kind'),
      ...enumRows('input.kind'),
      ...missing('input.version'),
      ...dateRows('input.validFrom'),
      ['input.kind', 'without a draft', 'PRIVACY', 'NOT_FOUND'],
      ['input.version', 'of others', 7, 'CONFLICT'],
      ['input.validFrom', 'in the past', '2024-05-01', 'VALIDATION_FAILED', 'validFrom'],
    ],
  },
};
