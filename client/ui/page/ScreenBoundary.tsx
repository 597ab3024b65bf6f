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
 * Keeps bar and footer standing when a screen breaks. The usual cause is a screen whose code was replaced on the
 * server since the page was loaded; loading anew brings the new one.
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
