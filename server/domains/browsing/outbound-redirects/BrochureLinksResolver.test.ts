import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../../brochures/Brochure';
import { BrochureLinksResolver } from './BrochureLinksResolver';

const links = new BrochureLinksResolver();
const ad = Object.assign(new Brochure(), { id: 12, flipbookUrl: 'https://books.example/2027' });
const contextWith = (outward: Partial<RequestContext['outward']>): RequestContext =>
  ({
    outward: {
      qrBaseUrl: null,
      flipbookHosts: [],
      redirectHosts: [],
      badHosts: new Set<string>(),
      redirectBrochureId: null,
      ...outward,
    },
  }) as unknown as RequestContext;

test.each([
  [null, '/qr/12.png'],
  ['https://codes.example/qr', 'https://codes.example/qr/12.png'],
])('with QR_BASE_URL %s the QR code of an ad leads to %s', (qrBaseUrl, address) => {
  expect(links.qrCodeUrl(ad, contextWith({ qrBaseUrl }))).toBe(address);
});

test('a page shows a flipbook in a frame if the settings name its host', () => {
  expect(links.flipbookFrameUrl(ad, contextWith({}))).toBeNull();
  expect(links.flipbookFrameUrl(ad, contextWith({ flipbookHosts: ['books.example'] }))).toBe(ad.flipbookUrl);
});
