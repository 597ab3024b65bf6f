import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../../brochures/Brochure';
import { BrochureLinksResolver } from './BrochureLinksResolver';

const links = new BrochureLinksResolver();
const ad = Object.assign(new Brochure(), { id: 12, flipbookUrl: 'https://books.example/2027' });
const contextWith = (outward: Partial<RequestContext['outward']>): RequestContext =>
  ({
    outward: { qrBaseUrl: null, flipbookHosts: [], redirectHosts: [], redirectBrochureId: null, ...outward },
  }) as unknown as RequestContext;

test.each([
  [null, '/qr/12.png'],
  ['https://codes.example/qr', 'https://codes.example/qr/12.png'],
])('with QR_BASE_URL %s the code of an ad is at %s', (qrBaseUrl, address) => {
  expect(links.qrCodeUrl(ad, contextWith({ qrBaseUrl }))).toBe(address);
});

test('a flipbook is shown inside of a page where the settings name its host', () => {
  expect(links.flipbookFrameUrl(ad, contextWith({}))).toBeNull();
  expect(links.flipbookFrameUrl(ad, contextWith({ flipbookHosts: ['books.example'] }))).toBe(ad.flipbookUrl);
});
