import { markupEdits } from './markupEdits';

function apply(label: string, text: string, selected: string) {
  const start = text.indexOf(selected);
  const edit = markupEdits.find((each) => each.label === label)?.edit;
  return edit?.({ text, start, end: start + selected.length });
}

it('wraps the selection in tags and keeps it selected', () => {
  const edited = apply('Bold', 'Two for one', 'for');
  expect(edited?.text).toBe('Two <strong>for</strong> one');
  expect(edited?.text.slice(edited.start, edited.end)).toBe('for');
});

it('turns each line into a list item', () => {
  expect(apply('List', 'a\n\n b\nc', 'a\n\n b')?.text).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nc');
});
