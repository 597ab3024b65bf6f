import { Input } from 'antd';
import { useState } from 'react';
import type { OpeningHours } from '../../../../shared/opening-hours/OpeningHours';
import { datesText, dayNames, spansText } from '../../../../shared/opening-hours/openingTexts';
import { parseOpeningHours } from '../../../../shared/opening-hours/parseOpeningHours';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { FieldFrame } from './FieldFrame';
import { OpeningDays } from './OpeningDays';
import styles from './OpeningHoursInput.module.css';
import { useHoursRows } from './useHoursRows';

/**
 * Opening hours: a row for each day, the written form that imports have too, and what visitors will read. The rows write
 * the text; they disappear while a typed text is unreadable.
 */
export function OpeningHoursInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { value, change, control } = field;
  const [isByDay, setByDay] = useState(false);
  const { read, inRows, write } = useHoursRows(field, parseOpeningHours);

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
      {inRows && (
        <details className={styles.byDay} onToggle={({ currentTarget }) => setByDay(currentTarget.open)}>
          <summary>Set times by day</summary>
          {isByDay && <OpeningDays hours={inRows} onChange={write} />}
        </details>
      )}
      {read && <WrittenHours hours={read} />}
    </div>
  );
}

/** What visitors will read. */
function WrittenHours({ hours }: { hours: OpeningHours }) {
  const rows = [
    ...dayNames.map((name, day) => ({ name, spans: hours.week[day] ?? [] })),
    ...(hours.holidays ? [{ name: 'Public holidays', spans: hours.holidays }] : []),
    ...hours.dates.map((each) => ({ name: datesText(each), spans: each.spans })),
  ];
  return (
    <dl className={styles.meaning} aria-label="Opening hours as visitors read them">
      {rows.map(({ name, spans }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{spansText(spans)}</dd>
        </div>
      ))}
    </dl>
  );
}
