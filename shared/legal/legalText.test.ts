import { builtLegalText } from './builtLegalTexts';
import { legalKinds } from './legalKinds';
import { readLegalText, writeLegalText } from './legalText';

const brand = { siteName: 'Offers', keptData: [{ what: 'login', stays: null }] };

it.each(legalKinds)('the built %s survive being written as text and read again', (kind) => {
  const built = builtLegalText(kind, brand);
  const read = readLegalText(writeLegalText(built));
  expect(read.map(({ heading, blocks }) => ({ heading, blocks }))).toEqual(
    built.map(({ heading, blocks }) => ({ heading, blocks })),
  );
});

it('reads paragraphs over several lines, lists, and headings of one name', () => {
  expect(readLegalText('lost\n# One\nA\nline.\n\n- first\n- second\n  goes on\n\nEnd.\n# One\n')).toEqual([
    { id: 'one', heading: 'One', blocks: ['A line.', ['first', 'second goes on'], 'End.'] },
    { id: 'one-2', heading: 'One', blocks: [] },
  ]);
});

it('leaves markup as the text that it is', () => {
  const [section] = readLegalText('# <script>alert(1)</script>\n<img src=x onerror=alert(1)>');
  expect(section).toEqual({
    ...{ id: 'script-alert-1-script', heading: '<script>alert(1)</script>' },
    blocks: ['<img src=x onerror=alert(1)>'],
  });
});
