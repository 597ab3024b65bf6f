import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { Command, EditorState } from 'prosemirror-state';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './RichText.module.css';
import { richTextCommands } from './richTextCommands';

type CommandName = keyof typeof richTextCommands;

const icons: Readonly<Record<CommandName, ReactNode>> = {
  bold: <BoldOutlined aria-hidden />,
  italic: <ItalicOutlined aria-hidden />,
  underline: <UnderlineOutlined aria-hidden />,
  heading: <span aria-hidden>H</span>,
  subheading: (
    <span aria-hidden className={styles.small}>
      H
    </span>
  ),
  bullets: <UnorderedListOutlined aria-hidden />,
  numbers: <OrderedListOutlined aria-hidden />,
};

interface RichTextToolbarProps {
  label: string;
  /** id of the text */
  controls: string;
  state: EditorState;
  isLink: boolean;
  onRun: (command: Command) => void;
  onLink: () => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One tab stop; arrow keys move between the buttons (ARIA pattern "toolbar"). */
export function RichTextToolbar({ label, controls, state, isLink, onRun, onLink }: RichTextToolbarProps) {
  const [stop, setStop] = useState(0);
  const names = Object.keys(richTextCommands) as CommandName[];
  const buttons = [
    ...names.map((name) => {
      const { label: what, run, isOn } = richTextCommands[name];
      return { what, icon: icons[name], isOn: isOn(state), isUsable: run(state), act: () => onRun(run) };
    }),
    { what: 'Link', icon: <LinkOutlined aria-hidden />, isOn: isLink, isUsable: true, act: onLink },
  ];

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const next = steps[event.key]?.(stop, buttons.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={handleKey}
    >
      {buttons.map(({ what, icon, isOn, isUsable, act }, at) => (
        <Button
          key={what}
          type="text"
          className={styles.tool}
          tabIndex={at === stop ? 0 : -1}
          aria-label={what}
          aria-pressed={isOn}
          // stays reachable, and says that it does nothing here
          aria-disabled={!isUsable}
          title={what}
          icon={icon}
          onMouseDown={(event) => event.preventDefault()} // the selection stays
          onFocus={() => setStop(at)}
          onClick={act}
        />
      ))}
    </div>
  );
}
