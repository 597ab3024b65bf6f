import type { ReactNode } from 'react';
import { documentTitle } from '../../shared/documentTitle';
import { EmptyState } from './EmptyState';

interface NothingFoundProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The screen for a missing record. Also sets the document title. */
export function NothingFound({ title, children, actions }: NothingFoundProps) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <EmptyState icon="search" headingLevel="h1" title={title} actions={actions}>
        {children}
      </EmptyState>
    </>
  );
}
