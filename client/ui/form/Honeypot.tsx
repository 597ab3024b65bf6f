import { useId } from 'react';
import styles from './Honeypot.module.css';

/** A field for programs only: people neither see nor reach it. What is sent with it filled is not kept. */
export function Honeypot() {
  const id = useId();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
