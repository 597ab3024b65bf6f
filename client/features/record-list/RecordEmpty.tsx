import { Button } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import type { IconName } from '../../ui/icons/iconPaths';

interface RecordEmptyProps {
  isFiltered: boolean;
  /** name of one row */
  noun: string;
  icon: IconName;
  /** why the list is empty, and where rows come from */
  children?: ReactNode;
  /** link for creating the first row */
  actions?: ReactNode;
  /** clears all filters */
  onClear?: () => void;
}

/** An empty list: there are no rows yet, or none matches the filters. */
export function RecordEmpty({ isFiltered, noun, icon, children, actions, onClear }: RecordEmptyProps) {
  if (!isFiltered) {
    return (
      <EmptyState icon={icon} title={`No ${noun}s yet`} actions={actions}>
        {children}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={`No ${noun}s match these filters`}
      actions={onClear && <Button onClick={onClear}>Clear all filters</Button>}
    >
      Take a filter away, or search for another word.
    </EmptyState>
  );
}
