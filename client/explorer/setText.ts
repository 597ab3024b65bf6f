import type { EditorView } from '@codemirror/view';

export function setText(editor: EditorView, text: string): void {
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
}
