import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BrochureStatus } from '../../../generated/types';
import { activeFilters } from './activeFilters';
import styles from '../BrochureGrid.module.css';
import { statusNames } from '../brochureLabels';
import { FilterSelect } from './FilterSelect';
import type { GridChoices } from './gridChoices';
import { noFilters, type GridFilters } from './gridFilters';
import { gridModes, type GridMode } from '../gridModes';
import { SearchField } from './SearchField';
import { brochureTypes, typeLabels } from '../../../generated/brochureTypes';
import { classNames } from '../../../ui/classNames';
import strip from '../../../ui/strip.module.css';

interface BrochureGridFiltersProps {
  mode: GridMode;
  filters: GridFilters;
  choices: GridChoices;
  onChange: (filters: Partial<GridFilters>) => void;
}

const types = brochureTypes.map((value) => ({ value, label: typeLabels[value] }));

type StatusChoice = BrochureStatus | 'DRAFT';

function statusChoices(statuses: readonly BrochureStatus[]): { value: StatusChoice; label: string }[] {
  return [...statuses.map((value) => ({ value, label: statusNames[value] })), { value: 'DRAFT', label: 'Draft' }];
}

/** The table shows drafts alone, so choosing them ends the choice of statuses, and the other way round. */
function readStatuses(
  chosen: readonly StatusChoice[],
  { isDraft }: GridFilters,
): Pick<GridFilters, 'statuses' | 'isDraft'> {
  const statuses = chosen.filter((value) => value !== 'DRAFT');
  const hasDrafts = chosen.includes('DRAFT') && (isDraft === null || statuses.length === 0);
  return hasDrafts ? { statuses: [], isDraft: true } : { statuses, isDraft: null };
}

export function BrochureGridFilters({ mode, filters, choices, onChange }: BrochureGridFiltersProps) {
  const statuses: readonly BrochureStatus[] = gridModes[mode];
  const chips = activeFilters(filters, choices);
  return (
    <div className={styles.filters} role="search" aria-label="Filter the ads">
      <div className={styles.controls}>
        <SearchField q={filters.q} onSearch={(q) => onChange({ q })} />
        <div className={classNames(styles.selects, strip.strip)}>
          {statuses.length > 1 && (
            <FilterSelect
              label="Status"
              choices={statusChoices(statuses)}
              chosen={filters.isDraft ? [...filters.statuses, 'DRAFT'] : filters.statuses}
              onChange={(chosen) => onChange(readStatuses(chosen, filters))}
            />
          )}
          <FilterSelect
            label="Type"
            choices={types}
            chosen={filters.types}
            onChange={(chosen) => onChange({ types: chosen })}
          />
          <FilterSelect
            label="Category"
            choices={choices.categories}
            chosen={filters.categories}
            onChange={(chosen) => onChange({ categories: chosen })}
          />
          <FilterSelect
            label="Area"
            choices={choices.mapAreas}
            chosen={filters.mapAreas}
            onChange={(chosen) => onChange({ mapAreas: chosen })}
          />
        </div>
      </div>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Filters that are on">
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <Button
                size="small"
                shape="round"
                aria-label={`Take away the filter ${label}`}
                icon={<CloseOutlined aria-hidden />}
                iconPlacement="end"
                onClick={() => onChange(without)}
              >
                {label}
              </Button>
            </li>
          ))}
          <li>
            <Button size="small" type="link" onClick={() => onChange(noFilters)}>
              Clear all
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
