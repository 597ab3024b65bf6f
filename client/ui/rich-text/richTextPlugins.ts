import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { richTextCommands, type RichTextCommand } from './richTextCommands';
import { richTextSchema } from './richTextSchema';

const { nodes } = richTextSchema;

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

const shortcuts = Object.fromEntries(
  Object.values<RichTextCommand>(richTextCommands).flatMap(({ shortcut, run }) =>
    shortcut === undefined ? [] : [[shortcut, run]],
  ),
);

/** Keys of an editor, its undo, and what it makes of "- " and "1. " at the start of a line. Tab stays the browser's. */
export function richTextPlugins(further: Record<string, Command>): Plugin[] {
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
        wrappingInputRule(/^\s*1[.)]\s$/, nodes.ordered_list),
        textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
      ],
    }),
    history(),
    keymap({
      ...shortcuts,
      ...further,
      ...{ 'Mod-z': undo, 'Mod-y': redo, 'Mod-Shift-z': redo },
      ...{ Enter: splitListItem(nodes.list_item), 'Shift-Enter': insertBreak },
      ...{ 'Mod-]': sinkListItem(nodes.list_item), 'Mod-[': liftListItem(nodes.list_item) },
    }),
    keymap(baseKeymap),
  ];
}
