import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useRef } from 'react';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { readDay, writeDay } from '../values/readDay';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';

/**
 * A text field, because typing a date is fastest. The button opens the browser's calendar, which is localised and works
 * with keyboards and screen readers.
 */
export function DayInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { value, label, change, control } = field;
  const calendar = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const iso = readDay(value);

  function leaveTidied(): void {
    if (iso !== undefined) change(writeDay(iso)); // 1/2/2027 → 01/02/2027
    control.onBlur();
  }

  return (
    <FieldFrame field={field}>
      <Space.Compact block>
        <Input
          {...control}
          value={value}
          placeholder="DD/MM/YYYY"
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
          onBlur={leaveTidied}
        />
        <input
          ref={calendar}
          type="date"
          className={styles.calendar}
          tabIndex={-1}
          aria-hidden
          value={iso ?? ''}
          onChange={({ target }) => {
            change(writeDay(target.value || null));
            opener.current?.focus();
          }}
        />
        <Button
          ref={opener}
          icon={<CalendarOutlined aria-hidden />}
          aria-label={`Calendar: ${label}`}
          aria-haspopup="dialog"
          onClick={() => calendar.current?.showPicker()}
        />
      </Space.Compact>
    </FieldFrame>
  );
}
