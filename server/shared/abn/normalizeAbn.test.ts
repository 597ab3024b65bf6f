import { normalizeAbn } from './normalizeAbn';

describe('normalizeAbn', () => {
  it.each([
    ['51 824 753 556', '51824753556'],
    ['53004085616', '53004085616'],
    ['83 914 571 673', '83914571673'],
  ])('accepts %s', (text, abn) => {
    expect(normalizeAbn(text)).toBe(abn);
  });

  it.each(['51 824 753 557', '5182475355', '518247535561', '00000000000', 'ABN 51 824 753 556', ''])(
    'refuses %j',
    (text) => {
      expect(normalizeAbn(text)).toBeUndefined();
    },
  );
});
