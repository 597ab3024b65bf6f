import { fileText, formatLabels } from './mapFileLabels';

test.each([
  [{ byteSize: 352_474, pages: 2 }, 'PDF, 2 pages, 352 kB'],
  [{ byteSize: 2_186_896, pages: 1 }, 'PDF, 1 page, 2.2 MB'],
  [{ byteSize: 12, pages: null }, 'PDF, 1 kB'],
  [{ byteSize: null, pages: null }, 'PDF'],
])('%p is %p', (file, words) => {
  expect(fileText(file)).toBe(words);
});

test('names the format in words', () => {
  expect(formatLabels({ paper: 'A3', orientation: 'PORTRAIT' })).toBe('A3 portrait');
});
