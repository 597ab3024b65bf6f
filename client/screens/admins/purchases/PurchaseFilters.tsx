import type { ReactNode } from 'react';
import { RecordDate } from '../../../features/record-list/RecordDate';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { couponStateNames } from './couponWords';
import type { PurchaseFilters as Filters } from './purchaseVariables';

interface PurchaseFiltersProps {
  values: Filters;
  isFiltered: boolean;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
  /** what can be done with all that is found */
  children: ReactNode;
}

const states = Object.entries(couponStateNames).map(([value, label]) => ({ value, label }));

const searches = [
  { name: 'q', label: 'Buyer or offer', placeholder: 'Buyer, email or title' },
  { name: 'code', label: 'Code', placeholder: 'Code', isShort: true },
  { name: 'ad', label: 'Number of the ad', placeholder: 'Ad no.', isShort: true },
  { name: 'vendor', label: 'Number of the vendor', placeholder: 'Vendor no.', isShort: true },
] as const;

export function PurchaseFilters({ values, isFiltered, onChange, onClear, children }: PurchaseFiltersProps) {
  return (
    <RecordFilters label="Search the purchases" isFiltered={isFiltered} onClear={onClear}>
      {searches.map(({ name, ...search }) => (
        <RecordSearch key={name} {...search} value={values[name]} onSearch={(text) => onChange({ [name]: text })} />
      ))}
      <RecordSelect label="State" choices={states} value={values.state} onChange={(state) => onChange({ state })} />
      <RecordDate label="From" value={values.from} onChange={(from) => onChange({ from })} />
      <RecordDate label="To" value={values.to} onChange={(to) => onChange({ to })} />
      {children}
    </RecordFilters>
  );
}
