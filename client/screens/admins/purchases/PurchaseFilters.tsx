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

export function PurchaseFilters({ values, isFiltered, onChange, onClear, children }: PurchaseFiltersProps) {
  return (
    <RecordFilters label="Search the purchases" isFiltered={isFiltered} onClear={onClear}>
      <RecordSearch
        label="Buyer or offer"
        placeholder="Buyer, email or title"
        value={values.q}
        onSearch={(q) => onChange({ q })}
      />
      <RecordSearch
        isShort
        label="Code"
        placeholder="Code"
        value={values.code}
        onSearch={(code) => onChange({ code })}
      />
      <RecordSearch
        isShort
        label="Number of the ad"
        placeholder="Ad no."
        value={values.ad}
        onSearch={(ad) => onChange({ ad })}
      />
      <RecordSearch
        isShort
        label="Number of the vendor"
        placeholder="Vendor no."
        value={values.vendor}
        onSearch={(vendor) => onChange({ vendor })}
      />
      <RecordSelect label="State" choices={states} value={values.state} onChange={(state) => onChange({ state })} />
      <RecordDate label="From" value={values.from} onChange={(from) => onChange({ from })} />
      <RecordDate label="To" value={values.to} onChange={(to) => onChange({ to })} />
      {children}
    </RecordFilters>
  );
}
