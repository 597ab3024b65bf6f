import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { parseMarkup } from '../../platform/trusted-types/parseMarkup';
import { cleanPasted } from './cleanPasted';
import { isMarkup, readPasted, readRichText, writeRichText } from './richTextFormat';
import { richTextPlugins } from './richTextPlugins';

interface RichTextOptions {
  text: string;
  /** of the element that is edited */
  attributes: Record<string, string>;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Ctrl+K */
  onLink: () => void;
}

/** An editor in the returned element. A text that nobody has changed stays byte for byte as it was. */
export function useRichText({ text, attributes, onChange, onBlur, onLink }: RichTextOptions) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** the text that the editor was opened with, and the last one that it wrote */
  const known = useRef(knownOf(text));
  const [state, setState] = useState(() => stateOf(text, () => undefined));
  const changed = useEffectEvent(onChange);
  const blurred = useEffectEvent(onBlur);
  const linked = useEffectEvent(onLink);
  const attributesNow = useEffectEvent(() => attributes);

  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const first = stateOf(known.current.written, linked);
    const editor: EditorView = new EditorView(
      { mount: place.current },
      {
        state: first,
        attributes: () => attributesNow(),
        dispatchTransaction: (transaction) => {
          const next = editor.state.apply(transaction);
          editor.updateState(next);
          setState(next);
          if (!transaction.docChanged) return;
          const { original, doc } = known.current;
          known.current.written = next.doc.eq(doc) ? original : writeRichText(next.doc, isMarkup(original));
          changed(known.current.written);
        },
        handleDOMEvents: {
          blur: () => blurred(),
          paste: (_view, event) => insertClean(editor, event, event.clipboardData),
          drop: (_view, event) => editor.dragging === null && insertClean(editor, event, event.dataTransfer),
        },
      },
    );
    view.current = editor;
    setState(first);
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, []);

  // a draft or another person's version replaces the text
  useLayoutEffect(() => {
    if (text === known.current.written) return;
    known.current = knownOf(text);
    const next = stateOf(text, linked);
    view.current?.updateState(next);
    setState(next);
  }, [text]);

  // its attributes follow the field's problem
  const described = JSON.stringify(attributes);
  useLayoutEffect(() => view.current?.setProps({}), [described]);

  return {
    place,
    state,
    run: (command: Command) => {
      if (view.current === null) return;
      command(view.current.state, view.current.dispatch);
      view.current.focus();
    },
    focus: () => view.current?.focus(),
  };
}

function knownOf(text: string) {
  return { original: text, doc: readRichText(text), written: text };
}

function stateOf(text: string, onLink: () => void): EditorState {
  const openLink: Command = () => {
    onLink();
    return true;
  };
  return EditorState.create({ doc: readRichText(text), plugins: richTextPlugins({ 'Mod-k': openLink }) });
}

/**
 * Reads markup of other programs by a document that is only read: the editor itself would write it into an element,
 * which Trusted Types refuse (docs/decisions/0047-pages-refuse-inline-styles-and-untrusted-markup.md).
 */
function insertClean(editor: EditorView, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  if (html === '') return false;
  event.preventDefault();
  const slice = readPasted(cleanPasted(parseMarkup(html)));
  editor.dispatch(editor.state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}
