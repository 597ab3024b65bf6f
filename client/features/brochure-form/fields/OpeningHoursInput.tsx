import { Input } from 'antd';
import { datesText, dayNames, spansText } from '../../../../shared/opening-hours/openingTexts';
import type { OpeningHours } from '../../../../shared/opening-hours/OpeningHours';
import { parseOpeningHours } from '../../../../shared/opening-hours/parseOpeningHours';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { FieldFrame } from './FieldFrame';
import styles from './OpeningHoursInput.module.css';

/** The written form of opening hours, with what it means below. */
export function OpeningHoursInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { value, change, control } = field;
  const { hours } = value.trim() === '' ? {} : parseOpeningHours(value);
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
      {hours && <WrittenHours hours={hours} />}
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
