import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { Markup } from './Markup';

const html = (text: string) => render(<Markup text={text} />).container.firstElementChild?.innerHTML;

test.each([
  [
    'paragraphs',
    '<p>Open <strong>daily</strong></p><p>Two<br />lines</p>',
    '<p>Open <strong>daily</strong></p><p>Two<br>lines</p>',
  ],
  ['lists', '<ul><li>One</li><li><em>Two</em></li></ul>', '<ul><li>One</li><li><em>Two</em></li></ul>'],
  ['headings', '<h3>Menu</h3><h4>Lunch</h4>', '<h3>Menu</h3><h4>Lunch</h4>'],
  ['entities', '<b>Fish &amp; chips &lt;3 &#8211; &#x41;</b>', '<b>Fish &amp; chips &lt;3 – A</b>'],
  [
    'a link',
    '<a href="https://salt.example/?a=1&amp;b=2" rel="nofollow noopener ugc">Menu</a>',
    '<a href="https://salt.example/?a=1&amp;b=2" rel="nofollow noopener ugc external">Menu</a>',
  ],
  ['what is never closed', '<p>One <b>two', '<p>One <b>two</b></p>'],
  ['what was never opened', 'One</p></b> <i>two</i>', 'One <i>two</i>'],
])('%s', (_, text, expected) => {
  expect(html(text)).toBe(expected);
});

test('shows plain text as typed, in paragraphs', () => {
  expect(html('Fish & chips: 3 < 5 &amp; more\n\nAll\nday')).toBe(
    '<p>Fish &amp; chips: 3 &lt; 5 &amp;amp; more</p><p>All\nday</p>',
  );
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>'],
  ['a script that is never closed', '<p>a</p><script>alert(1)'],
  ['a script in capitals', '<p>a</p><ScRiPt src=//evil.example></sCrIpT>'],
  ['a script in pieces', '<p>a</p><scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a picture with a handler', '<p>a</p><img src=x onerror=alert(1)>'],
  ['a handler on a known tag', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>'],
  ['a style', '<p style="position:fixed">a</p><style>*{display:none}</style>'],
  ['a frame', '<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a drawing', '<p>a</p><svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>'],
  ['a form', '<form action="https://evil.example"><p>a</p><input name="password"></form>'],
  ['a comment', '<p>a</p><!-- <img src=x onerror=alert(1)> -->'],
  ['a comment that is never closed', '<p>a</p><!-- <img src=x onerror=alert(1)>'],
  [
    'a base and a meta',
    '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example"><p>a</p>',
  ],
  ['a name that shadows', '<p id="content" name="documentElement" class="x">a</p>'],
])('renders %s inert', (_, text) => {
  const { container } = render(<Markup text={text} />);
  const elements = [...container.querySelectorAll('*')].map((element) => element.localName);
  expect(new Set(elements)).toEqual(new Set(['div', 'p']));
  const attributes = [...container.querySelectorAll('p')].flatMap((element) => element.getAttributeNames());
  expect(attributes).toEqual([]);
  expect(container.querySelector('p')).toHaveTextContent('a');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java&#10;script:alert(1)',
  'java&#x09;script:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<b>x</b>',
  'vbscript:x',
  '//evil.example',
  '/admin',
  'https:\\\\evil.example',
  'blob:https://a.example/1',
])('keeps only the text of a link to %j', (href) => {
  const { container } = render(<Markup text={`<p><a href="${href}">Go</a></p>`} />);
  expect(container.querySelector('a')).toBeNull();
  expect(container).toHaveTextContent('Go');
});

test('handles a thousand nested tags without hanging or overflowing', () => {
  const { container } = render(<Markup text={`${'<b>'.repeat(5000)}deep${'</b>'.repeat(5000)}`} />);
  expect(container).toHaveTextContent('deep');
});
