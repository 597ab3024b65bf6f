import { parseMarkup } from '../../platform/trusted-types/parseMarkup';
import { cleanPasted } from './cleanPasted';
import { isMarkup, readPasted, readRichText, writeRichText } from './richTextFormat';
import { richTextSchema } from './richTextSchema';

const again = (text: string): string => writeRichText(readRichText(text), isMarkup(text));

it.each([
  ['plain text', 'Fish & chips: 3 < 5 for two\n\nAll\nday'],
  ['paragraphs', '<p>Open <strong>daily</strong></p><p>Two<br />lines</p>'],
  ['headings', '<h3>Menu</h3><h4>Lunch</h4><p>Soup</p>'],
  ['lists', '<ul><li>One</li><li><em>Two</em><ol><li>Inner</li></ol></li></ul>'],
  ['an item of two paragraphs', '<ul><li><p>One</p><p>Two</p></li></ul>'],
  [
    'a link',
    '<p><a href="https://salt.example/?a=1&amp;b=2" rel="nofollow noopener ugc">Our <strong>menu</strong></a></p>',
  ],
  ['signs that are not markup', '<p>1 &lt; 2 &amp; “3” &gt; 2</p>'],
  ['marks that overlap', '<p><strong>a<em>b</em></strong><em>c</em><u>d</u></p>'],
  ['nothing', ''],
])('writes %s as it reads it', (_what, text) => {
  expect(again(text)).toBe(text);
});

it.each([
  ['old tags', '<b>Fish</b> <i>&amp;</i> chips', '<p><strong>Fish</strong> <em>&amp;</em> chips</p>'],
  ['text without paragraphs', 'One<br>two<ul>\n<li>three</li>\n</ul>', '<p>One<br />two</p><ul><li>three</li></ul>'],
  ['a link to a script', '<p><a href="javascript:alert(1)">Go</a></p>', '<p>Go</p>'],
  ['empty lines of plain text', 'One\n \n\n\nTwo', 'One\n\nTwo'],
  ['paragraphs without text', '<p> </p><p></p>', ''],
])('keeps the meaning of %s', (_what, text, expected) => {
  expect(again(text)).toBe(expected);
  expect(again(expected)).toBe(expected);
});

it('turns plain text into markup only for what plain text cannot say', () => {
  const { doc, paragraph, heading } = richTextSchema.nodes;
  const text = paragraph.create(null, richTextSchema.text('a <b'));
  expect(writeRichText(doc.create(null, [text]), false)).toBe('<p>a &lt;b</p>');
  const titled = doc.create(null, [heading.create(null, richTextSchema.text('Menu')), paragraph.create()]);
  expect(writeRichText(titled, false)).toBe('<h3>Menu</h3>');
});

describe('what is pasted', () => {
  const pasted = (html: string): string => {
    const { content } = readPasted(cleanPasted(parseMarkup(html)));
    return writeRichText(richTextSchema.nodes.doc.create(null, content), true);
  };

  it('from Word is lists, emphasis and paragraphs', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm}</style></head>
<body><!--StartFragment--><h1 style="mso-x:1"><span lang="EN-AU">Our menu<o:p></o:p></span></h1>
<p class="MsoNormal"><b><span style="font-family:Arial">Open</span></b> daily<o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span style="font:7pt">   </span></span><!--[endif]-->Soup</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span><span style="mso-list:Ignore">·  </span></span>Bread</p>
<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.  </span>First</p>
<table><tr><td>Cell</td></tr></table><!--EndFragment--></body></html>`;
    expect(pasted(word)).toBe(
      '<h3>Our menu</h3><p><strong>Open</strong> daily</p><ul><li>Soup</li><li>Bread</li></ul><ol><li>First</li></ol><p>Cell</p>',
    );
  });

  it('from Google Docs is bold only where it is bold', () => {
    const docs = `<b style="font-weight:normal" id="docs-internal"><p><span style="font-weight:400">a </span><span style="font-weight:700">b</span><span style="font-style:italic"> c</span></p></b>`;
    expect(pasted(docs)).toBe('<p>a <strong>b</strong><em> c</em></p>');
  });

  it('leaves scripts, pictures, styles and classes behind', () => {
    expect(
      pasted('<p class="x" onclick="alert(1)" style="color:red">a<img src="x"><script>alert(1)</script></p>'),
    ).toBe('<p>a</p>');
  });
});
