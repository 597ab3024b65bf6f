import { Component, type ReactNode } from 'react';
import { documentTitle } from '../../shared/documentTitle';
import { Button } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';

interface ScreenBoundaryProps {
  children: ReactNode;
}

interface ScreenBoundaryState {
  failed: boolean;
}

/**
 * Error boundary that keeps header and footer when a screen fails. The usual cause is code that a deployment has
 * replaced since the page load; a reload fetches the new code.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failed: false };

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <title>{documentTitle('This page could not be shown')}</title>
        <EmptyState
          icon="alert"
          headingLevel="h1"
          title="This page could not be shown"
          actions={
            <Button primary onClick={() => window.location.reload()}>
              Load it again
            </Button>
          }
        >
          <p>The connection was lost, or the site was renewed while you were here. Nothing is lost.</p>
        </EmptyState>
      </>
    );
  }
}
