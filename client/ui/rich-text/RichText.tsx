import { useState } from 'react';
import { classNames } from '../classNames';
import styles from './RichText.module.css';
import { linkAt, removeLink, setLink } from './richTextCommands';
import { RichTextLink } from './RichTextLink';
import { RichTextToolbar } from './RichTextToolbar';
import { useRichText } from './useRichText';

interface RichTextProps {
  id: string;
  /** accessible name */
  label: string;
  text: string;
  /** most characters, markup included */
  most: number | null;
  isInvalid: boolean;
  describedBy: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** Edits a text with limited markup as it will look. */
export default function RichText({ id, label, text, most, isInvalid, describedBy, onChange, onBlur }: RichTextProps) {
  const [isLinking, setLinking] = useState(false);
  const { place, state, run, focus } = useRichText({
    text,
    attributes: {
      ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': describedBy },
      ...{ 'aria-invalid': String(isInvalid), class: styles.area ?? '' },
    },
    onChange,
    onBlur,
    onLink: () => setLinking(true),
  });
  const here = linkAt(state);

  function close(): void {
    setLinking(false);
    focus();
  }

  return (
    <div className={classNames(styles.frame, isInvalid && styles.invalid)}>
      <RichTextToolbar
        label={`Markup of the ${label.toLowerCase()}`}
        controls={id}
        state={state}
        onRun={run}
        isLink={here !== null}
        onLink={() => setLinking(true)}
      />
      {isLinking && (
        <RichTextLink
          href={here ?? ''}
          onSet={(href) => {
            setLinking(false);
            run(setLink(href));
          }}
          onRemove={() => {
            setLinking(false);
            run(removeLink);
          }}
          onClose={close}
        />
      )}
      <div ref={place} />
      {most !== null && (
        <p className={styles.count} data-over={text.length > most || undefined}>
          {`${text.length} / ${most}`}
        </p>
      )}
    </div>
  );
}
