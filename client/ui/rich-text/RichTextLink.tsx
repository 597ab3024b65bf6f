import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './RichText.module.css';
import { isLinkAddress } from './richTextSchema';

interface RichTextLinkProps {
  /** empty: a new link */
  href: string;
  onSet: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** "tern.example/menu" and "kim@tern.example" as people type them. */
function completed(typed: string): string {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  return /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
}

/** Asks for the address of a link, within the form that the editor is part of. */
export function RichTextLink({ href, onSet, onRemove, onClose }: RichTextLinkProps) {
  const [typed, setTyped] = useState(href);
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);

  function set(): void {
    const address = completed(typed);
    if (typed.trim() !== '' && isLinkAddress(address)) onSet(address);
    else setRefused(true);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') set();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.link} role="group" aria-label="Link">
      <label htmlFor={id}>Address</label>
      <Input
        id={id}
        className={styles.address}
        ref={field}
        inputMode="url"
        autoComplete="off"
        value={typed}
        status={isRefused ? 'error' : ''}
        aria-invalid={isRefused}
        aria-describedby={`${id}problem`}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
        onKeyDown={handleKey}
      />
      <Button onClick={set}>Set link</Button>
      {href !== '' && <Button onClick={onRemove}>Remove link</Button>}
      <Button type="text" onClick={onClose}>
        Cancel
      </Button>
      <p id={`${id}problem`} className={styles.problem} aria-live="polite">
        {isRefused && 'Give a web address, an e-mail address, or tel: with a number.'}
      </p>
    </div>
  );
}
