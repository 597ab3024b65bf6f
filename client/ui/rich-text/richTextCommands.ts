import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { richTextSchema } from './richTextSchema';

const { nodes, marks } = richTextSchema;

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** The nearest list around the selection. */
function listAround({ selection: { $from } }: EditorState): NodeType | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return type;
  }
  return undefined;
}

function headingLevel({ selection: { $from } }: EditorState): number | null {
  return $from.parent.type === nodes.heading ? Number($from.parent.attrs.level) : null;
}

function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    headingLevel(state) === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) =>
    listAround(state) === type ? liftListItem(nodes.list_item)(state, dispatch) : wrapInList(type)(state, dispatch);
}

export interface RichTextCommand {
  label: string;
  /** for ProseMirror's keymap */
  shortcut?: string;
  run: Command;
  isOn: (state: EditorState) => boolean;
}

const markCommand = (label: string, type: MarkType, shortcut: string): RichTextCommand => ({
  ...{ label, shortcut },
  run: toggleMark(type),
  isOn: (state) => hasMark(state, type),
});

/** What the toolbar offers, from left to right. */
export const richTextCommands = {
  bold: markCommand('Bold', marks.strong, 'Mod-b'),
  italic: markCommand('Italic', marks.em, 'Mod-i'),
  underline: markCommand('Underline', marks.underline, 'Mod-u'),
  heading: { label: 'Heading', run: toggleHeading(3), isOn: (state) => headingLevel(state) === 3 },
  subheading: { label: 'Small heading', run: toggleHeading(4), isOn: (state) => headingLevel(state) === 4 },
  bullets: {
    label: 'List with bullets',
    run: toggleList(nodes.bullet_list),
    isOn: (state) => listAround(state) === nodes.bullet_list,
  },
  numbers: {
    label: 'List with numbers',
    run: toggleList(nodes.ordered_list),
    isOn: (state) => listAround(state) === nodes.ordered_list,
  },
} as const satisfies Record<string, RichTextCommand>;

/** The address of the link at the selection; null outside of links. */
export function linkAt(state: EditorState): string | null {
  const { $from, from, to, empty } = state.selection;
  let href: unknown = null;
  const look = (found: readonly { type: MarkType; attrs: Record<string, unknown> }[]): void => {
    for (const { type, attrs } of found) if (type === marks.link) href ??= attrs.href;
  };
  if (empty) look($from.marks());
  else state.doc.nodesBetween(from, to, (node) => look(node.marks));
  return typeof href === 'string' ? href : null;
}

/** Links the selection; without one, the whole link at the cursor, or else inserts the address as a linked text. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkedRange(state);
    const mark = marks.link.create({ href });
    if (from === to) {
      dispatch?.(state.tr.insert(from, richTextSchema.text(href.replace(/^(?:mailto|tel):/, ''), [mark])));
    } else dispatch?.(state.tr.removeMark(from, to, marks.link).addMark(from, to, mark));
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkedRange(state);
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

/** The selection, or the whole link around the cursor. */
function linkedRange(state: EditorState): { from: number; to: number } {
  const { selection } = state;
  const href = linkAt(state);
  if (!selection.empty || href === null) return selection;
  const { $from } = selection;
  const start = $from.start();
  let range = { from: selection.from, to: selection.to };
  $from.parent.forEach((node, offset) => {
    const [from, to] = [start + offset, start + offset + node.nodeSize];
    const isHere = from <= selection.from && selection.from <= to;
    if (isHere && node.marks.some(({ type, attrs }) => type === marks.link && attrs.href === href))
      range = { from, to };
  });
  return range;
}
