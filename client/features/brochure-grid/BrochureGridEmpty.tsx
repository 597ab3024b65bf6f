import { Button } from 'antd';
import { EmptyState } from '../../ui/EmptyState';
import type { GridMode } from './gridModes';

interface BrochureGridEmptyProps {
  mode: GridMode;
  filtered: boolean;
  onClearFilters: () => void;
}

const nothing: Readonly<Record<GridMode, { title: string; text: string }>> = {
  normal: { title: 'No ads yet', text: 'Ads appear here as soon as they are created or imported.' },
  archived: { title: 'No archived ads', text: 'Ads that you archive, or that end, are kept here.' },
};

export function BrochureGridEmpty({ mode, filtered, onClearFilters }: BrochureGridEmptyProps) {
  if (!filtered) {
    return (
      <EmptyState icon="document" title={nothing[mode].title}>
        {nothing[mode].text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title="No ads match these filters"
      actions={<Button onClick={onClearFilters}>Clear all filters</Button>}
    >
      Take a filter away, or search for another word.
    </EmptyState>
  );
}
