import { cleanMarkup } from './cleanMarkup';
import { linksOfMarkup } from './linksOfMarkup';

it.each([
  ['<p>Book <a href="https://one.example/">here</a> or <A HREF=\'https://two.example\'>there</A>.</p>', 2],
  ['<a\nhref=https://one.example/>here</a>', 1],
  ['<p>https://one.example/ and <abbr title="https://two.example/">two</abbr></p>', 0],
  ['<a>nowhere</a>', 0],
  ['5 < 6', 0],
])('finds the links in %s', (text, count) => {
  expect(linksOfMarkup(text)).toHaveLength(count);
});

it('reads addresses as browsers do, without entities, also of cleaned markup', () => {
  const text = '<a href="https://b&#97;d.example/?a=1&amp;b=2">here</a>';
  for (const written of [text, cleanMarkup(text)]) {
    expect(linksOfMarkup(written)).toEqual(['https://bad.example/?a=1&b=2']);
  }
});
