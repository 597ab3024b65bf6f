/** A text with its selected range. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

type Edit = (selected: Selected) => Selected;

/** Wraps the selection in tags and keeps it selected. */
function wrap(open: string, close: string): Edit {
  return ({ text, start, end }) => ({
    text: text.slice(0, start) + open + text.slice(start, end) + close + text.slice(end),
    start: start + open.length,
    end: end + open.length,
  });
}

/** Turns each selected line into a list item. */
const list: Edit = ({ text, start, end }) => {
  const lines = text
    .slice(start, end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const items = (lines.length === 0 ? [''] : lines).map((line) => `<li>${line.trim()}</li>`);
  const before = `${text.slice(0, start)}<ul>\n${items.join('\n')}\n</ul>`;
  return { text: before + text.slice(end), start: before.length, end: before.length };
};

/** Toolbar buttons for the markup that a description may contain. */
export const markupEdits: readonly { label: string; edit: Edit }[] = [
  { label: 'Bold', edit: wrap('<strong>', '</strong>') },
  { label: 'Italic', edit: wrap('<em>', '</em>') },
  { label: 'Paragraph', edit: wrap('<p>', '</p>') },
  { label: 'Heading', edit: wrap('<h3>', '</h3>') },
  { label: 'List', edit: list },
  { label: 'Link', edit: wrap('<a href="https://">', '</a>') },
];
