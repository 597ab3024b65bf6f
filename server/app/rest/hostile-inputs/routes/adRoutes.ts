import type { HostileWorld } from '../../../../test/contracts/makeHostileWorld';
import type { HostileRoutes } from '../HostileRoute';
import { bodyRows, notIds } from '../rows/bodyRows';
import { keyRows } from '../rows/keyRows';
import { noNumbers, queryRows } from '../rows/queryRows';

/** the smallest picture there is */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const path = '/rest/brochure/administrator';

const addAsset = {
  body: ({ draft }: HostileWorld) => ({ brochureId: draft.id, contentBase64Encoded: png }),
  refused: [
    ...bodyRows(
      'brochureId',
      notIds.filter((value) => value !== true),
    ),
    ...bodyRows('type', ['NOPE', 5, {}, 'BROCHURE_PDF']),
    ...bodyRows('url', [5, {}, 'https://a.example/both-at-once.png']),
    ...bodyRows('contentBase64Encoded', [5, {}, '%%%', 'A', png.slice(0, 48)]),
    ...bodyRows('contentBase64Encoded', [base64('hello'), base64('<svg/>'), base64('<html>'), base64('MZ\x90')], 415),
    ...bodyRows('contentBase64Encoded', [null, ''], 422, 'url'),
    ...bodyRows('altText', [5, {}, 'x'.repeat(301)]),
    ...bodyRows('did', ['\ud800']),
    ...bodyRows('did', ['nothing', '__proto__'], 404),
    ...keyRows,
  ],
};

export const adRoutes: HostileRoutes = {
  'PATCH /rest/brochure/administrator/:id/status': {
    as: 'administrator',
    url: ({ draft }, id = String(draft.id)) => `${path}/${id}/status`,
    query: 'status=ARCHIVED',
    refused: queryRows('status', ['', 'DELETED', 'archived', '%00', 'ARCHIVED,PUBLISHED', 'ARCHIVED&status=PUBLISHED']),
  },
  'POST /rest/brochure/administrator/:id/undo': {
    as: 'administrator',
    url: ({ archived }, id = String(archived.id)) => `${path}/${id}/undo`,
    body: ({ archived }) => ({ version: archived.version }),
    refused: bodyRows('version', [null, 0, -1, 1.5, 'one', {}, [], 2_147_483_648]),
  },
  'PATCH /rest/brochure/vendor/:id/submit': {
    as: 'vendor',
    url: ({ unsent }, id = String(unsent.id)) => `/rest/brochure/vendor/${id}/submit`,
    refused: [],
  },
  'PATCH /rest/brochure/vendor/:id/withdraw': {
    as: 'vendor',
    url: ({ draft }, id = String(draft.id)) => `/rest/brochure/vendor/${id}/withdraw`,
    refused: [],
  },
  'POST /rest/brochure/administrator/createBrochureCopy/': {
    as: 'administrator',
    url: () => `${path}/createBrochureCopy/`,
    query: 'brochureId=1',
    refused: queryRows('brochureId', ['', '0', ...noNumbers, '1&brochureId=2']),
  },
  'PATCH /rest/brochure/administrator/:id/reviewal': {
    as: 'administrator',
    url: ({ draft }, id = String(draft.id)) => `${path}/${id}/reviewal`,
    body: () => ({ decision: 'REQUEST_CHANGES', comment: 'Say more.' }),
    refused: [
      ...bodyRows('decision', ['MAYBE', '', 'approve', 5, {}]),
      ...bodyRows('comment', [5, {}, null, '', ' ', '\0', '\u202e', 'x'.repeat(2001), '\u0958'.repeat(2000)]),
    ],
  },
  'PATCH /rest/brochure/administrator/:id/notifyAdvertiser/:email': {
    as: 'administrator',
    url: ({ draft }, id = String(draft.id)) => `${path}/${id}/notifyAdvertiser/owner@tide.example`,
    refused: queryRows('confirmed', ['yes', '1', '%00', 'true&confirmed=false']),
  },
  'PATCH /rest/brochure/administrator/:id/sendActivityReport': {
    as: 'administrator',
    url: ({ draft }, id = String(draft.id)) => `${path}/${id}/sendActivityReport`,
    refused: [],
  },
  'POST /rest/brochure/administrator/addAsset': { ...addAsset, as: 'administrator', url: () => `${path}/addAsset` },
  'POST /rest/brochure/vendor/addAsset': { ...addAsset, as: 'vendor', url: () => '/rest/brochure/vendor/addAsset' },
};
