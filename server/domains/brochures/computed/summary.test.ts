import { summary } from './summary';

it.each([
  ['highlights first', '<b>Fresh</b> fish', 'Long story', 'Fresh fish'],
  ['then the description', null, '<p>Long</p><p>story</p>', 'Long story'],
  ['markup without a word counts as empty', '<p>&nbsp;</p>', 'Long story', 'Long story'],
  ['nothing at all', null, null, ''],
  ['cut after the markup is gone', `<p>${'<b></b>'.repeat(100)}${'a'.repeat(400)}</p>`, null, 'a'.repeat(400)],
  ['cut at 400', 'a'.repeat(401), null, `${'a'.repeat(400)} ...`],
])('summary: %s', (_, highlights, description, text) => {
  expect(summary({ highlights, description })).toBe(text);
});
