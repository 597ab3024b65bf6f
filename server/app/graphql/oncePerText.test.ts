import { oncePerText } from './oncePerText';

test('finds it out once for a text, and each time for a long one', () => {
  const find = jest.fn((text: string) => text.length % 2 === 0);
  const isEven = oncePerText(find);
  expect(['{a}', '{ab}', '{a}', '{ab}'].map(isEven)).toEqual([false, true, false, true]);
  expect(find).toHaveBeenCalledTimes(2);
  const long = 'a'.repeat(30_000);
  expect([long, long].map(isEven)).toEqual([true, true]);
  expect(find).toHaveBeenCalledTimes(4);
});

test('keeps a limited number of texts', () => {
  const find = jest.fn((text: string) => text.length);
  const lengthOf = oncePerText(find);
  const texts = Array.from({ length: 200 }, (_, at) => `${at} `.padEnd(10_000));
  for (const text of texts) expect(lengthOf(text)).toBe(10_000);
  lengthOf(texts[199] ?? '');
  expect(find).toHaveBeenCalledTimes(200);
  lengthOf(texts[0] ?? '');
  expect(find).toHaveBeenCalledTimes(201);
});
