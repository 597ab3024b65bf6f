import { CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { datesText } from '../../../../shared/opening-hours/openingTexts';
import type { OpeningHours } from '../../../../shared/opening-hours/OpeningHours';
import { useNow } from '../../../platform/time/useNow';
import { isoDayIn } from '../../../shared/dates/isoDayIn';
import { isIsoDay } from '../../../shared/dates/readDay';
import { IsoDayField } from '../../../ui/form/IsoDayField';
import { blackoutRows, datesOfRow, nextFreeDay, type BlackoutRow } from './blackoutRows';
import styles from './OpeningHoursInput.module.css';

interface BlackoutDatesProps {
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
}

/** Rows of dates on which a coupon cannot be used: one day or several, once or each year. Other dates are kept. */
export function BlackoutDates({ hours, onChange }: BlackoutDatesProps) {
  const today = isoDayIn('Australia/Brisbane', useNow());
  const others = hours.dates.filter(({ spans }) => spans.length > 0);
  const rows = blackoutRows(hours.dates, today);
  const write = (next: readonly BlackoutRow[]) =>
    onChange({ ...hours, dates: [...others, ...next.flatMap(datesOfRow)] });
  const change = (at: number, changes: Partial<BlackoutRow>) =>
    write(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  const free = nextFreeDay(rows, today);
  return (
    <fieldset className={styles.blackouts}>
      <legend>Dates on which it cannot be used</legend>
      {rows.map((row, at) => {
        const name = datesText({ from: row.from, to: row.to });
        return (
          <div key={at} className={styles.blackout} role="group" aria-label={name}>
            <DateInput label="First day" day={row.from} onChange={(from) => change(at, { from })} />
            <span aria-hidden>–</span>
            <DateInput label="Last day" day={row.to} least={row.from} onChange={(to) => change(at, { to })} />
            <Checkbox checked={row.isYearly} onChange={({ target }) => change(at, { isYearly: target.checked })}>
              Every year
            </Checkbox>
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Remove these dates: ${name}`}
              onClick={() => write(rows.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      <Button
        size="small"
        className={styles.addDates}
        onClick={() => write([...rows, { from: free, to: free, isYearly: false }])}
      >
        Add dates
      </Button>
    </fieldset>
  );
}

interface DateInputProps {
  label: string;
  /** ISO date */
  day: string;
  least?: string;
  onChange: (day: string) => void;
}

/** What is no day yet, or is before the least one, changes nothing. */
function DateInput({ label, day, least = '', onChange }: DateInputProps) {
  return (
    <div className={styles.date}>
      <IsoDayField
        label={label}
        aria-label={label}
        value={day}
        min={least}
        onChange={(written) => {
          if (isIsoDay(written) && written >= least) onChange(written);
        }}
      />
    </div>
  );
}
