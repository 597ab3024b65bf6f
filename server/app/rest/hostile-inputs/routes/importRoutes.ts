import type { HostileRoutes } from '../HostileRoute';
import { bodyRows, notTexts } from '../rows/bodyRows';

const base64 = (text: string) => Buffer.from(text).toString('base64');

export const importRoutes: HostileRoutes = {
  'POST /rest/brochure/administrator/import': {
    as: 'administrator',
    url: () => '/rest/brochure/administrator/import',
    body: ({ area }) => ({
      ...{ fileName: 'cafes.csv', type: 'BLD_AD', mapArea: area.code, source: 'register', publish: false },
      contentBase64Encoded: base64('name,category\n'),
    }),
    refused: [
      ...bodyRows('fileName', [...notTexts, null, undefined, '', 'x'.repeat(201)]),
      ...bodyRows('type', [...notTexts, null, undefined, '', 'ATDW_AD', 'bld_ad', '__proto__']),
      ...bodyRows('mapArea', [...notTexts, 'nowhere', 'x'.repeat(101), `' OR 1=1 --`]),
      ...bodyRows('source', [...notTexts, 'x'.repeat(201)]),
      ...bodyRows('publish', ['true', 1, {}]),
      ...bodyRows('contentBase64Encoded', [...notTexts, null, undefined, '', '%%%', 'A']),
      ...bodyRows('contentBase64Encoded', [base64('%PDF-1.7\nmap\n%%EOF\n'), base64('\0\0\0\0')], 415),
    ],
  },
};
