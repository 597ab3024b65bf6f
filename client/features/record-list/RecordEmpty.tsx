import { Button } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import type { IconName } from '../../ui/icons/iconPaths';

interface RecordEmptyProps {
  isFiltered: boolean;
  /** what one row would have been */
  noun: string;
  icon: IconName;
  /** why there is nothing, and where rows come from */
  children?: ReactNode;
  /** the way to the first one */
  actions?: ReactNode;
  /** takes all filters away */
  onClear?: () => void;
}

/** A list without a row: nothing has come yet, or the filters leave nothing. */
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
