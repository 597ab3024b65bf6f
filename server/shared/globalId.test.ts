import { databaseIdOf, parseGlobalId, toGlobalId } from './globalId';

describe('global ids', () => {
  it('contain a type and a row', () => {
    const id = toGlobalId('Brochure', 42);
    expect(id).toMatch(/^[\w-]+$/);
    expect(parseGlobalId(id)).toEqual({ type: 'Brochure', databaseId: 42 });
  });

  it.each([
    ['nothing', ''],
    ['a bare number', '42'],
    ['padding added to a good one', `${toGlobalId('Brochure', 42)}=`],
    ['another spelling of the same bytes', toGlobalId('Brochure', 4).replace(/.$/, (c) => nextCharacter(c))],
    ['a number that no row can have', Buffer.from('Brochure:99999999999').toString('base64url')],
    ['a number beyond the column', Buffer.from('Brochure:2147483648').toString('base64url')],
    ['a leading zero', Buffer.from('Brochure:07').toString('base64url')],
    ['zero', Buffer.from('Brochure:0').toString('base64url')],
    ['a second line', Buffer.from('Brochure:7\n').toString('base64url')],
    ['binary rubbish', '\u0000\u0001'],
    ['a name that is in every object', Buffer.from('__proto__:1').toString('base64url')],
  ])('refuse %s', (_what, text) => {
    expect(parseGlobalId(text)).toBeUndefined();
  });

  it('of another type are refused by name', () => {
    expect(databaseIdOf(toGlobalId('Brochure', 7), 'Brochure', 'id')).toBe(7);
    expect(() => databaseIdOf(toGlobalId('Vendor', 7), 'Brochure', 'id')).toThrow('not the id of a Brochure');
  });
});

/**
 * The last character of such a text has unused bits, so the next character in the alphabet decodes to the same bytes.
 */
function nextCharacter(character: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return alphabet.charAt(alphabet.indexOf(character) + 1);
}
