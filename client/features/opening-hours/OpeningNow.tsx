import { useEffect, useState } from 'react';
import type { OpeningSentence, OpeningSentenceProps } from './OpeningSentence';
import styles from './OpeningNow.module.css';

/**
 * "Open until 5 pm". The browser computes it, because a stored page is of another moment; its line is kept free until
 * then. Only lists with opening hours load the rules.
 */
export function OpeningNow(props: OpeningSentenceProps) {
  const [Sentence, setSentence] = useState<typeof OpeningSentence | null>(null);
  useEffect(() => {
    // without it the card is complete as well
    import('./OpeningSentence').then((rules) => setSentence(() => rules.OpeningSentence)).catch(() => undefined);
  }, []);
  return <p className={styles.now}>{Sentence && <Sentence {...props} />}</p>;
}
