import { listContactActions } from './listContactActions';

const none = {
  type: 'LP_AD' as const,
  wwwUrl: null,
  googleAdUrl: null,
  flipbookUrl: null,
  phoneNo: null,
  contactPhone: null,
  contactEmail: null,
  pdfs: [],
  latitude: null,
  longitude: null,
  positionSource: null,
  address: null,
};

const labels = (brochure: Parameters<typeof listContactActions>[0]) =>
  listContactActions(brochure).map(({ label }) => label);

test('nothing known, nothing offered', () => {
  expect(labels(none)).toEqual([]);
});

test('a pass-through ad leads outward first; another type’s outward address is not shown', () => {
  const outward = { ...none, googleAdUrl: 'https://partner.example', wwwUrl: 'https://salt.example' };
  expect(labels({ ...outward, type: 'PT_AD' })).toEqual(['Go to the partner’s page', 'Visit website']);
  expect(labels(outward)).toEqual(['Visit website']);
});

test('a brochure opens before the web site', () => {
  const brochure = {
    ...none,
    type: 'BRO_AD' as const,
    wwwUrl: 'https://salt.example',
    pdfs: [{ url: '/files/x/original' }],
  };
  expect(labels(brochure)).toEqual(['Download PDF', 'Visit website']);
});

test('numbers are dialled as they are written, without blanks', () => {
  expect(listContactActions({ ...none, phoneNo: '1300 123 456', contactPhone: '(07) 7010 1234' })).toEqual([
    { label: 'Call 1300 123 456', href: 'tel:1300123456', icon: 'phone', eventCode: 'PHONE_CLICK' },
  ]);
  expect(listContactActions({ ...none, contactPhone: '+61 (0)7 7010 1234' })[0]?.href).toBe('tel:+610770101234');
});

test('each way is counted as what it is', () => {
  const everything = {
    ...none,
    wwwUrl: 'https://salt.example',
    phoneNo: '13 12 13',
    contactEmail: 'hello@salt.example',
    pdfs: [{ url: '/files/x/original' }],
    latitude: -26.4,
    longitude: 153.1,
    positionSource: 'EXACT' as const,
  };
  expect(listContactActions(everything).map(({ eventCode }) => eventCode)).toEqual([
    'PDF_DOWNLOAD',
    'WEBSITE_CLICK',
    'PHONE_CLICK',
    'EMAIL_CLICK',
    'DIRECTIONS_CLICK',
  ]);
});
