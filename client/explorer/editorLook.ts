import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--colour-text-muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.definitionKeyword], color: 'var(--colour-primary)', fontWeight: '600' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--colour-text)' },
  { tag: [tags.string, tags.number, tags.bool], color: 'var(--colour-accent-text)' },
  { tag: [tags.special(tags.variableName), tags.variableName], color: 'var(--colour-success)' },
  { tag: [tags.typeName, tags.atom], color: 'var(--colour-primary)' },
]);

const frame = EditorView.theme({
  '&': { height: '100%', color: 'var(--colour-text)', backgroundColor: 'var(--colour-surface)' },
  '&.cm-focused': { outline: '2px solid var(--colour-primary)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--colour-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--colour-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--colour-primary-soft)',
  },
  '.cm-gutters': {
    color: 'var(--colour-text-muted)',
    backgroundColor: 'var(--colour-surface)',
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-tooltip': {
    color: 'var(--colour-text)',
    backgroundColor: 'var(--colour-surface)',
    border: '1px solid var(--colour-border)',
    borderRadius: 'var(--radius-small)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--colour-on-primary)',
    backgroundColor: 'var(--colour-primary)',
  },
});

/** The editor theme in the site's colours, light and dark. */
export const editorLook = [frame, syntaxHighlighting(colours)];
