import type { Waiting } from './SelectedAsset';
import styles from './WaitingMark.module.css';

const words: Record<Waiting, string> = {
  NEW: 'New, waits',
  REPLACED: 'Replaced, waits',
  DESCRIBED: 'New text, waits',
};

/** Says that a file is part of a change that waits for an administrator. */
export function WaitingMark({ waiting }: { waiting?: Waiting | null | undefined }) {
  return waiting == null ? null : <span className={styles.mark}>{words[waiting]}</span>;
}
