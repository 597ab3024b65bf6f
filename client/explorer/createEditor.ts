import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { editorLook } from './editorLook';

interface EditorOptions {
  parent: HTMLElement;
  label: string;
  extensions?: Extension;
  readOnly?: boolean;
  /** Ctrl or Cmd with Enter */
  onRun?: () => void;
}

/** Tab leaves the editor, as in other fields; Ctrl+Space completes. */
export function createEditor({ parent, label, extensions = [], readOnly = false, onRun }: EditorOptions): EditorView {
  const run = {
    key: 'Mod-Enter',
    run: () => {
      onRun?.();
      return onRun !== undefined;
    },
  };
  return new EditorView({
    parent,
    extensions: [
      keymap.of([run, ...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.lineWrapping,
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion(),
      ...(readOnly ? [EditorState.readOnly.of(true)] : []),
      editorLook,
      extensions,
    ],
  });
}
