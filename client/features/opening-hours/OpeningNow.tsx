import { lazy, Suspense } from 'react';
import styles from './OpeningNow.module.css';
import type { OpeningSentenceProps } from './OpeningSentence';

// without it the card is complete as well
const OpeningSentence = lazy(() => import('./OpeningSentence').catch(() => ({ default: () => null })));

/**
 * "Open until 5 pm", which the server writes and the browser keeps up to date. Its line is there from the beginning, and
 * only lists with opening hours load the rules.
 */
export function OpeningNow(props: OpeningSentenceProps) {
  return (
    <p className={styles.now}>
      <Suspense>
        <OpeningSentence {...props} />
      </Suspense>
    </p>
  );
}
