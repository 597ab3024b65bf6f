import { cleanLine } from './cleanLine';
import { cleanMarkup } from './cleanMarkup';
import { cleanText } from './cleanText';

describe('cleanMarkup', () => {
  it.each([
    ['plain text', 'Fish & chips: 3 < 5 for two\n\nAll day', 'Fish & chips: 3 < 5 for two\n\nAll day'],
    ['allowed markup', '<p>Open <strong>daily</strong></p>', '<p>Open <strong>daily</strong></p>'],
    ['a script', '<p>Hello</p><script>alert(1)</script>', '<p>Hello</p>'],
    ['a handler', '<p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
    ['a picture', '<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['a script behind a link', '<a href="javascript:alert(1)">Go</a>', '<a rel="nofollow noopener ugc">Go</a>'],
    ['a style', '<style>p{color:red}</style><p style="color:red">Hi</p>', '<p>Hi</p>'],
    ['a tag that is never closed', '<svg onload=alert(1)', ''],
    ['tags that are all removed', '<div>Fish & chips &lt;b&gt;</div>', 'Fish & chips &lt;b&gt;'],
    ['a comment', '<!-- x --><b>Hi</b>', '<b>Hi</b>'],
    [
      'a link',
      '<a href="https://a.example/" target="_blank" rel="opener">A</a>',
      '<a href="https://a.example/" rel="nofollow noopener ugc">A</a>',
    ],
  ])('%s', (_what, text, expected) => {
    expect(cleanMarkup(text)).toBe(expected);
    // the stored text comes back with the next change, and must stay the same
    expect(cleanMarkup(expected)).toBe(expected);
  });
});

describe('cleanText', () => {
  it('drops characters that a database or a screen cannot hold', () => {
    expect(cleanText('  a\u0000b\u0007\r\nc\td \ud800 ')).toBe('ab\nc\td \ufffd');
    expect(cleanText('Cafe\u0301')).toBe('Café');
  });

  it('drops characters that reverse other text or are invisible', () => {
    expect(cleanText('Half\u202e ecirp\u202c\u200b off\u00ad')).toBe('Half ecirp off');
    expect(cleanText('one\u2028two')).toBe('one\ntwo');
  });

  it('keeps joiners of letters and emoji', () => {
    expect(cleanText('👩\u200d🍳 می\u200cخواهم')).toBe('👩\u200d🍳 می\u200cخواهم');
  });

  it.each(['\u200d', '\u200b\u200b\u200b', '\u2800', '\u3164', '\u00a0\u2003', '\ufe0f'])(
    'keeps nothing of %j, which is invisible',
    (text) => {
      expect(cleanText(text)).toBe('');
    },
  );
});

describe('cleanLine', () => {
  it('is one line', () => {
    expect(cleanLine(' Tide \n  Cafe\t')).toBe('Tide Cafe');
  });
});
