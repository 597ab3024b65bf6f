import type { HostileRoutes } from '../HostileRoute';
import { bodyRows, notTexts } from '../rows/bodyRows';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const noFiles: readonly unknown[] = [...notTexts, null, undefined, '', '%%%', 'A'];

export const mapRoutes: HostileRoutes = {
  'POST /rest/brochure/administrator/mapArea/printedMap': {
    as: 'administrator',
    url: () => '/rest/brochure/administrator/mapArea/printedMap',
    body: ({ area }) => ({
      ...{ mapArea: area.did, paper: 'A4', orientation: 'PORTRAIT' },
      contentBase64Encoded: base64('%PDF-1.7\nmap\n%%EOF\n'),
    }),
    refused: [
      ...bodyRows('mapArea', [...notTexts, null, undefined, '', 'nowhere', 'x'.repeat(81), `' OR 1=1 --`]),
      ...bodyRows('mapArea', ['\0'], 400),
      ...bodyRows('paper', [...notTexts, null, undefined, '', 'A5', 'a4', '__proto__']),
      ...bodyRows('orientation', [...notTexts, null, undefined, '', 'UPRIGHT']),
      ...bodyRows('contentBase64Encoded', [...noFiles, base64('hello'), base64('<svg/>')]),
    ],
  },
  'POST /rest/brochure/administrator/streetsIndex/file': {
    as: 'administrator',
    url: () => '/rest/brochure/administrator/streetsIndex/file',
    body: () => ({ contentBase64Encoded: base64('street,lon,lat\n') }),
    refused: bodyRows('contentBase64Encoded', noFiles),
  },
};
