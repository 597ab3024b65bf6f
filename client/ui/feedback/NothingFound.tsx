import type { ReactNode } from 'react';
import { documentTitle } from '../../shared/documentTitle';
import { EmptyState } from './EmptyState';

interface NothingFoundProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The whole screen of a record that is not there: the tab says it too. */
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
