import { composeMail } from './composeMail';

const chart = {
  caption: 'Views by <day>',
  bars: [
    { label: '19 Nov', value: 0 },
    { label: '20 November', value: 40 },
    { label: '21 & so on', value: 1 },
  ],
};

it('is a chart of characters in the text', () => {
  expect(composeMail([chart]).text).toBe(
    ['Views by <day>', '19 Nov       0', `20 November  ${'#'.repeat(30)}  40`, '21 & so on   #  1', ''].join('\n'),
  );
});

it('is a table of bars with their numbers in the HTML', () => {
  const { html } = composeMail([chart]);
  expect(html).toContain('Views by &#60;day&#62;</caption>');
  expect(html).toMatch(/20 November<\/th>.*width: 100%"><\/div>.*>40<\/td>/);
  expect(html).toMatch(/21 &#38; so on<\/th>.*width: 3%"><\/div>.*>1<\/td>/);
});

it('has flat bars where nothing happened', () => {
  expect(composeMail([{ caption: 'Views', bars: [{ label: 'Mon', value: 0 }] }]).html).toContain('width: 0%');
});
