import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import styles from './RedeemScreen.module.css';

interface CodeFormProps {
  initial: string;
  problem: string | null;
  busy: boolean;
  onCode: (code: string) => void;
  scanButton: RefObject<HTMLButtonElement | null>;
  onScan: () => void;
}

/** The input for a code; the server knows which spellings are valid. */
export function CodeForm({ initial, problem, busy, onCode, scanButton, onScan }: CodeFormProps) {
  const id = useId();
  const [code, setCode] = useState(initial);
  const field = useRef<InputRef>(null);
  // an empty field is ready for the next code
  useEffect(() => {
    if (initial === '') field.current?.focus();
  }, [initial]);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') onCode(code.trim());
      }}
    >
      <label htmlFor={id}>Code of the coupon</label>
      <div className={styles.row}>
        <Input
          ref={field}
          id={id}
          className={styles.code}
          size="large"
          value={code}
          placeholder="7K2M-9QXR-04TB"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          status={problem === null ? undefined : 'error'}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button size="large" type="primary" htmlType="submit" loading={busy}>
          Look it up
        </Button>
        <Button ref={scanButton} size="large" onClick={onScan}>
          Scan with the camera
        </Button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
