import { readImportRow } from './readImportRow';

const complete = {
  name: 'Blue Gum Café',
  category: 'FOOD_DRINK',
  sub_category: 'Cafes',
  address_line1: '12 High Street',
  suburb: 'Richmond',
  state: 'VIC',
  postcode: '3121',
  lon: '144.99',
  lat: '-37.82',
};

function rowOf(changes: Record<string, string> = {}) {
  const { row, errors } = readImportRow({ ...complete, ...changes });
  expect(errors).toEqual([]);
  return row;
}

function refusalsOf(changes: Record<string, string>): string[] {
  return readImportRow({ ...complete, ...changes }).errors.map(({ field, code }) => `${field} ${code}`);
}

describe('readImportRow', () => {
  it('reads a listing', () => {
    expect(rowOf()).toMatchObject({
      title: 'Blue Gum Café',
      companyName: 'Blue Gum Café',
      category: 'FOOD_DRINK',
      city: 'Richmond',
      timeZone: 'Australia/Melbourne',
      latitude: -37.82,
      longitude: 144.99,
      positionSource: 'EXACT',
    });
  });

  it('reads the fields of other types', () => {
    expect(
      rowOf({
        title: 'Two for one',
        normal_price: '$1,019.5',
        discounted_price: '9.95',
        normal_price_since: '1/02/2026',
        number_of_coupons: '9999',
        valid_to: '31/12/2026',
        terms_of_offer: 'Weekdays only.\nOne each.',
        website: 'bluegum.example',
      }),
    ).toMatchObject({
      title: 'Two for one',
      companyName: 'Blue Gum Café',
      normalPriceCents: 101_950,
      discountedPriceCents: 995,
      normalPriceSince: '2026-02-01',
      numberOfCoupons: null,
      couponsUnlimited: true,
      validTo: '2026-12-31',
      termsOfOffer: 'Weekdays only.\nOne each.',
      wwwUrl: 'https://bluegum.example',
    });
  });

  it('recognises the same business in any spelling', () => {
    const { externalId } = rowOf();
    expect(rowOf({ name: ' BLUE  GUM CAFÉ', category: 'SHOP' }).externalId).toBe(externalId);
    expect(rowOf({ address_line1: '14 High Street' }).externalId).not.toBe(externalId);
    expect(rowOf({ id: 'A7' }).externalId).toBe('A7');
  });

  it.each([
    ['vic', 'VIC', '3121'],
    ['Victoria', 'VIC', '3121'],
    ['NEW  SOUTH WALES', 'NSW', '2000'],
  ])('reads the state %j', (state, code, postcode) => {
    expect(rowOf({ state, postcode }).state).toBe(code);
  });

  it('has the limits of the other interfaces, and names them', () => {
    expect(rowOf({ company_name: 'x'.repeat(200) }).companyName).toHaveLength(200);
    expect(rowOf({ normal_price: '999,999.99' }).normalPriceCents).toBe(99_999_999);
    const { errors } = readImportRow({ ...complete, normal_price: '99999999' });
    expect(errors.map(({ message }) => message)).toEqual(['"99999999" is not an amount from $0.00 to $999,999.99.']);
  });

  it('strips markup from texts', () => {
    expect(rowOf({ description: '<p>Good <b>coffee</b></p>\n<script>alert(1)</script>' }).description).toBe(
      'Good coffee',
    );
  });

  it('sanitises a description as forms do, after decoding entities', () => {
    const description = 'Tea &lt;script&gt;alert(1)&lt;/script&gt;&amp; &lt;b onclick="x"&gt;cake&lt;/b&gt;';
    expect(rowOf({ description }).description).toBe('Tea &amp; <b>cake</b>');
  });

  it('strips characters that the database or a terminal cannot take', () => {
    const { description, title } = rowOf({ description: 'Good\0 coffee\x1b[2J\n\x07all day', name: 'Blue\0\x1bGum' });
    expect([description, title]).toEqual(['Good coffee [2J\nall day', 'Blue Gum']);
  });

  it('repeats refused values without control and bidirectional characters', () => {
    const { errors } = readImportRow({
      ...complete,
      phone: '\x1b]0;x\x07',
      email: 'a\r\nBcc: b',
      website: '\u202ejs:a b',
    });
    expect(errors.map(({ message }) => message)).toEqual([
      '"�]0;x�" is not a telephone number that works in Australia, such as (07) 7010 1234.',
      '"a��Bcc: b" is not an e-mail address such as name@example.com.au.',
      '"�js:a b" is not a web address such as www.example.com.au, with http or https.',
    ]);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ name: '' }, ['name required']],
    [{ name: 'T' }, ['name length']],
    [{ name: 'x'.repeat(121) }, ['name length']],
    [{ name: 'Caf\uFFFD' }, ['name encoding']],
    [{ category: ' ' }, ['category required']],
    [{ state: 'Victory' }, ['state state']],
    [{ postcode: '4000' }, ['postcode postcode']],
    [{ postcode: '312' }, ['postcode postcode']],
    [{ lat: '-137.8' }, ['lat number']],
    [{ lat: 'NaN' }, ['lat number']],
    [{ lat: '' }, ['lat required']],
    [{ name: '', postcode: '2000', category: '' }, ['name required', 'category required', 'postcode postcode']],
    [{ lon: '0x90' }, ['lon number']],
    [{ geo_precision: 'rooftop' }, ['geo_precision precision']],
    [{ phone: '1900 123 456' }, ['phone phone']],
    [{ email: 'nobody' }, ['email email']],
    [{ website: 'javascript:alert(1)' }, ['website url']],
    [{ valid_from: '31/04/2026' }, ['valid_from date']],
    [{ valid_from: '1/2/26' }, ['valid_from date']],
    [{ valid_from: '11/20/2026' }, ['valid_from date']],
    [{ valid_from: '02/01/2026', valid_to: '01/01/2026' }, ['valid_to date']],
    [{ normal_price: '12,5O' }, ['normal_price price']],
    [{ normal_price: '1000000', discounted_price: '9999999' }, ['normal_price price', 'discounted_price price']],
    [{ company_name: 'x'.repeat(201) }, ['company_name length']],
    [{ website: `https://a.example/${'x'.repeat(2100)}` }, ['website length']],
    [{ number_of_coupons: '0' }, ['number_of_coupons number']],
    [{ state: 'XX', postcode: '1', lat: 'x' }, ['state state', 'postcode postcode', 'lat number']],
  ])('refuses %j: %j', (changes, refusals) => {
    expect(refusalsOf(changes)).toEqual(refusals);
  });
});
