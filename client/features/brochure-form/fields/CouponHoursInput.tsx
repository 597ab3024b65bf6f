import { Button, Input } from 'antd';
import { useState } from 'react';
import { couponHoursSummary } from '../../../../shared/coupon-hours/couponHoursSummary';
import { parseCouponHours } from '../../../../shared/coupon-hours/parseCouponHours';
import { formatOpeningHours } from '../../../../shared/opening-hours/formatOpeningHours';
import type { OpeningHours } from '../../../../shared/opening-hours/OpeningHours';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { BlackoutDates } from './BlackoutDates';
import { FieldFrame } from './FieldFrame';
import { OpeningDays } from './OpeningDays';
import styles from './OpeningHoursInput.module.css';
import { useHoursRows } from './useHoursRows';

/**
 * When a coupon can be used: the written form that imports have too, rows for days and for dates on which it cannot be
 * used, and what buyers will read (docs/rules/prices-and-coupons.md#coupon-hours).
 */
export function CouponHoursInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { value, change, control } = field;
  const { read, inRows, write } = useHoursRows(field, parseCouponHours, textOf);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <FieldFrame field={field}>
        <Input.TextArea
          {...control}
          value={value}
          autoSize={{ minRows: 2, maxRows: 12 }}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
        />
      </FieldFrame>
      <p className={styles.summary} aria-label="When the coupon can be used, as buyers read it">
        {value.trim() === '' ? 'Buyers read nothing: at any time.' : read && `Buyers read: ${couponHoursSummary(read)}`}
      </p>
      <div className={styles.presets} role="group" aria-label="Usual times">
        {presets.map(({ label, text }) => (
          <Button key={label} onClick={() => change(text)}>
            {label}
          </Button>
        ))}
      </div>
      <details className={styles.byDay} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Set days, times and dates</summary>
        {isOpen && !inRows && <p>The text above cannot be read as times. Correct it, or clear it.</p>}
        {isOpen && inRows && (
          <>
            <OpeningDays
              hours={inRows}
              words={{ ...words, none: isAnyDay(inRows) ? 'Any time' : 'Not valid' }}
              onChange={write}
            />
            <BlackoutDates hours={inRows} onChange={write} />
          </>
        )}
      </details>
    </div>
  );
}

/** Usual times of happy hours and quiet days, one click each; they replace what is there. */
const presets = [
  { label: 'Weekdays 4–6 pm', text: 'Mo-Fr 16:00-18:00' },
  { label: 'Every Tuesday', text: 'Tu 00:00-24:00' },
  { label: 'Weekends', text: 'Sa-Su 00:00-24:00' },
  { label: 'Any time', text: '' },
];

const words = { start: 'valid from', end: 'valid until', ownHolidays: 'Not valid, or own times' };

/** Nothing chosen is no text. */
function textOf(hours: OpeningHours): string {
  const isNothing = isAnyDay(hours) && hours.holidays === null && hours.dates.length === 0;
  return isNothing ? '' : formatOpeningHours(hours);
}

/** Without any times, a coupon can be used on all days but those that are taken out. */
function isAnyDay({ week, holidays, dates }: OpeningHours): boolean {
  return [...week, holidays ?? [], ...dates.map(({ spans }) => spans)].every(({ length }) => length === 0);
}
