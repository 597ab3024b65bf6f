import { printableText } from './printableText';

it.each([
  ['Café “Ω” – $5 • 3 × 4…', 'Café “” – $5 • 3 × 4…'],
  ['Nguyễn Thị Hà', 'Nguyên Thi Hà'],
  ['Two lines\nof text', 'Two lines\nof text'],
  ['Half price 🎉 today', 'Half price today'],
  ['李娜', ''],
  ['ﬁve', 'five'],
])('%s', (text, printed) => {
  expect(printableText(text)).toBe(printed);
});
