import { Input } from 'antd';
import { useId, useState } from 'react';
import styles from './PictureTile.module.css';

interface AltTextFieldProps {
  /** name of the picture */
  name: string;
  altText: string;
  isDisabled?: boolean;
  /** called on Enter and on blur */
  onDone: (altText: string) => void;
}

const longest = 300;

/** Edits a picture's alternative text. Escape restores the saved text. */
export function AltTextField({ name, altText, isDisabled = false, onDone }: AltTextFieldProps) {
  const [typed, setTyped] = useState(altText);
  const id = useId();
  const done = (): void => {
    if (typed.trim() !== altText.trim()) onDone(typed);
  };
  return (
    <div className={styles.altText}>
      <label htmlFor={id} className={styles.label}>
        What {name} shows
      </label>
      <Input
        id={id}
        value={typed}
        maxLength={longest}
        disabled={isDisabled}
        placeholder="For people who do not see it"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(altText);
          if (event.key === 'Enter') {
            // keeps Enter from submitting the surrounding form
            event.preventDefault();
            done();
          }
        }}
      />
    </div>
  );
}
