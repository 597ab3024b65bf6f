import { CloseOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { clockText } from '../../../../shared/opening-hours/clockText';
import { minutesOfDay, type OpeningHours, type Span } from '../../../../shared/opening-hours/OpeningHours';
import { dayNames } from '../../../../shared/opening-hours/openingTexts';
import styles from './OpeningHoursInput.module.css';

/** How the rows speak of times. */
interface HoursLabels {
  start: string;
  end: string;
  /** a day without times */
  none: string;
  /** public holidays that are not as usual */
  ownHolidays: string;
}

const openingLabels: HoursLabels = {
  ...{ start: 'opens', end: 'closes', none: 'Closed', ownHolidays: 'Closed, or own times' },
};

interface OpeningDaysProps {
  hours: OpeningHours;
  words?: HoursLabels;
  onChange: (hours: OpeningHours) => void;
}

const usual: Span = { from: 540, to: 1020 };

/** Rows of times: each day of the week, and public holidays. Dates are kept. */
export function OpeningDays({ hours, words = openingLabels, onChange }: OpeningDaysProps) {
  const { week, holidays } = hours;
  const setDay = (day: number, spans: readonly Span[]) =>
    onChange({ ...hours, week: week.map((each, at) => (at === day ? spans : each)) });
  const monday = week[0] ?? [];
  return (
    <div className={styles.days}>
      {dayNames.map((name, day) => (
        <DayRow key={name} name={name} words={words} spans={week[day] ?? []} onChange={(spans) => setDay(day, spans)}>
          {day === 0 && monday.length > 0 && (
            <Button
              size="small"
              onClick={() => onChange({ ...hours, week: week.map((each, at) => (at < 5 ? monday : each)) })}
            >
              Same until Friday
            </Button>
          )}
        </DayRow>
      ))}
      <DayRow
        name="Public holidays"
        words={words}
        spans={holidays ?? []}
        isUsual={holidays === null}
        onChange={(spans) => onChange({ ...hours, holidays: spans })}
      >
        <Select
          aria-label="Public holidays"
          className={styles.holidays}
          size="small"
          value={holidays === null ? 'USUAL' : 'OWN'}
          options={[
            { value: 'USUAL', label: 'As usual' },
            { value: 'OWN', label: words.ownHolidays },
          ]}
          onChange={(choice) => onChange({ ...hours, holidays: choice === 'USUAL' ? null : [] })}
        />
      </DayRow>
    </div>
  );
}

interface DayRowProps {
  name: string;
  words: HoursLabels;
  spans: readonly Span[];
  /** follows the weekday: has no times of its own */
  isUsual?: boolean;
  onChange: (spans: readonly Span[]) => void;
  children?: React.ReactNode;
}

function DayRow({ name, words, spans, isUsual = false, onChange, children }: DayRowProps) {
  const last = spans.at(-1);
  const next = last === undefined ? usual : { from: last.to + 60, to: Math.min(last.to + 240, minutesOfDay) };
  const change = (at: number, span: Span) => onChange(spans.map((each, index) => (index === at ? span : each)));
  return (
    <div className={styles.day} role="group" aria-label={name}>
      <span className={styles.dayName}>{name}</span>
      <div className={styles.spans}>
        {spans.map((span, at) => (
          <div key={at} className={styles.span}>
            <TimeInput
              label={`${name} ${words.start}`}
              minute={span.from}
              onChange={(from) => change(at, spanOf(from, span.to))}
            />
            <span aria-hidden>–</span>
            <TimeInput
              label={`${name} ${words.end}`}
              minute={span.to}
              onChange={(to) => change(at, spanOf(span.from, to))}
            />
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Remove these times: ${name}`}
              onClick={() => onChange(spans.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        <div className={styles.dayActions}>
          {spans.length === 0 && !isUsual && <span className={styles.closed}>{words.none}</span>}
          {!isUsual && next.from < next.to && (
            <Button size="small" onClick={() => onChange([...spans, next])}>
              Add times
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

/** An end that is not later than the start is that of the next day. */
function spanOf(from: number, to: number): Span {
  const end = to % minutesOfDay;
  return { from, to: end <= from ? end + minutesOfDay : end };
}

interface TimeInputProps {
  label: string;
  minute: number;
  onChange: (minute: number) => void;
}

/** The browser's own time field: phones show their clock or wheel. */
function TimeInput({ label, minute, onChange }: TimeInputProps) {
  return (
    <Input
      type="time"
      className={styles.time}
      aria-label={label}
      value={clockText(minute % minutesOfDay)}
      onChange={({ target }) => {
        const [hours, minutes] = target.value.split(':').map(Number);
        if (hours !== undefined && minutes !== undefined) onChange(hours * 60 + minutes);
      }}
    />
  );
}
