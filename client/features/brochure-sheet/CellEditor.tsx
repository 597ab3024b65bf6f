import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { FormChoices } from '../brochure-form/formChoices';
import { describeField } from '../brochure-form/values/describeField';
import styles from './BrochureSheet.module.css';
import { optionsOfCell } from './cellText';
import type { SheetField } from './sheetFields';

/** The key that ended editing, or nothing if the focus went elsewhere. */
export type CellExit = 'Enter' | 'Shift+Enter' | 'Tab' | 'Shift+Tab' | null;

interface CellEditorProps {
  field: SheetField;
  label: string;
  choices: FormChoices;
  /** what it starts with */
  text: string;
  onCommit: (text: string, exit: CellExit) => void;
  onCancel: () => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control inside a cell: a list for choices, several lines for texts, one line for all others. */
export function CellEditor({ field, label, choices, text, onCommit, onCancel }: CellEditorProps) {
  const control = useRef<Control>(null);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    const { current } = control;
    current?.focus();
    if (current && 'setSelectionRange' in current)
      current.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function commit(exit: CellExit): void {
    if (isOver.current) return;
    isOver.current = true;
    const { current } = control;
    const chosen = current instanceof HTMLSelectElement ? current.selectedOptions[0]?.text : current?.value;
    onCommit(chosen ?? '', exit);
  }

  function handleKey(event: KeyboardEvent<Control>): void {
    event.stopPropagation(); // the sheet's own keys are for cells that are not being edited
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (event.key === 'Tab' || (event.key === 'Enter' && !event.altKey)) {
      commit(`${event.shiftKey ? 'Shift+' : ''}${event.key}`);
    } else return;
    event.preventDefault();
  }

  const shared = {
    'aria-label': label,
    className: styles.editor,
    defaultValue: text,
    onKeyDown: handleKey,
    onBlur: () => commit(null),
  };
  const options = optionsOfCell(field, choices);
  if (options) {
    return <ChoiceEditor {...shared} control={control} texts={options.map((option) => option.label)} />;
  }
  const { kind } = describeField(field);
  if (kind === 'text') return <textarea ref={control as RefObject<HTMLTextAreaElement>} rows={3} {...shared} />;
  return <input ref={control as RefObject<HTMLInputElement>} autoComplete="off" {...shared} />;
}

interface ChoiceEditorProps {
  control: RefObject<Control | null>;
  texts: readonly string[];
  defaultValue: string;
  'aria-label': string;
  className: string | undefined;
  onKeyDown: (event: KeyboardEvent<Control>) => void;
  onBlur: () => void;
}

/** Starts with the first choice that begins as typed. */
function ChoiceEditor({ control, texts, defaultValue, ...rest }: ChoiceEditorProps) {
  const isKnown = texts.includes(defaultValue);
  const begun = texts.find((text) => defaultValue !== '' && text.toLowerCase().startsWith(defaultValue.toLowerCase()));
  return (
    <select
      ref={control as RefObject<HTMLSelectElement>}
      {...rest}
      defaultValue={isKnown ? defaultValue : (begun ?? '')}
    >
      <option value="" />
      {texts.map((text, at) => (
        <option key={at}>{text}</option>
      ))}
    </select>
  );
}
