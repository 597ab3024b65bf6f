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

test('offers nothing without contact data', () => {
  expect(labels(none)).toEqual([]);
});

test('a pass-through ad begins with its outward link; other types do not show it', () => {
  const outward = { ...none, googleAdUrl: 'https://partner.example', wwwUrl: 'https://salt.example' };
  expect(labels({ ...outward, type: 'PT_AD' })).toEqual(['Go to the partner’s page', 'Visit website']);
  expect(labels(outward)).toEqual(['Visit website']);
});

test('puts the brochure before the web site', () => {
  const brochure = {
    ...none,
    type: 'BRO_AD' as const,
    wwwUrl: 'https://salt.example',
    pdfs: [{ url: '/files/x/original' }],
  };
  expect(labels(brochure)).toEqual(['Download PDF', 'Visit website']);
});

test('dials numbers as written, without blanks', () => {
  expect(listContactActions({ ...none, phoneNo: '1300 123 456', contactPhone: '(07) 7010 1234' })).toEqual([
    { label: 'Call 1300 123 456', short: 'Call', href: 'tel:1300123456', icon: 'phone', eventCode: 'PHONE_CLICK' },
  ]);
  expect(listContactActions({ ...none, contactPhone: '+61 (0)7 7010 1234' })[0]?.href).toBe('tel:+610770101234');
});

test('counts each action as its own kind', () => {
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

test('has a short word for each action that is part of its name', () => {
  const everything = {
    ...none,
    wwwUrl: 'https://salt.example',
    phoneNo: '13 12 13',
    contactEmail: 'hello@salt.example',
  };
  const links = {
    flipbookUrl: 'https://flip.example',
    pdfs: [{ url: '/files/x/original' }],
    latitude: -26.4,
    longitude: 153,
  };
  for (const { label, short } of listContactActions({ ...everything, ...links })) {
    expect(label.toLowerCase()).toContain(short.toLowerCase());
  }
});
