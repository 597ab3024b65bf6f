import { useContext } from 'react';
import { useLocation } from 'react-router';
import { PostedFormContext } from '../../platform/page/contexts/PostedFormContext';
import { ButtonAnchor } from '../../ui/buttons/ButtonAnchor';
import { EmptyState } from '../../ui/feedback/EmptyState';
// global styles: this component's own styles would not reach a browser without scripts
import styles from './PublicLayout.module.css';

/**
 * Notice on a page whose data did not arrive in time, for browsers without JavaScript. All others see the screen's
 * loading state until it renders.
 */
export function IncompletePageNotice() {
  const isAnswerToForm = useContext(PostedFormContext) !== null;
  const { pathname, search } = useLocation();
  return (
    <noscript className={styles.notice}>
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title="This page could not be loaded just now"
        actions={
          isAnswerToForm ? undefined : (
            <ButtonAnchor primary href={pathname + search}>
              Try again
            </ButtonAnchor>
          )
        }
      >
        <p>Our server is busy or cannot reach its data. Nothing is lost.</p>
        {isAnswerToForm && <p>Go back, and send the form again. What you wrote is still there.</p>}
      </EmptyState>
    </noscript>
  );
}
