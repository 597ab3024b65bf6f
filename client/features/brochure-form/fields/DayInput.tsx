import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useField } from '../useField';
import { readDay } from '../values/readDay';
import { writeDay } from '../values/writeDay';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';

interface DayInputProps {
  name: 'validFrom' | 'validTo' | 'normalPriceSince';
  help?: ReactNode;
}

/**
 * A day is typed, which is the fastest; the button opens the browser's own calendar, which speaks the user's language and
 * works with keys and screen readers.
 */
export function DayInput({ name, help }: DayInputProps) {
  const { value, problem, label, id, helpId, isWritable, change, leave } = useField(name);
  const calendar = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (!isWritable) return null;
  const iso = readDay(value);

  function leaveTidied(): void {
    if (iso !== undefined) change(writeDay(iso)); // 1/2/2027 → 01/02/2027
    leave();
  }

  return (
    <FieldFrame id={id} helpId={helpId} label={label} help={help} problem={problem}>
      <Space.Compact block>
        <Input
          id={id}
          className={styles.control}
          value={value}
          placeholder="DD/MM/YYYY"
          inputMode="numeric"
          autoComplete="off"
          status={problem === undefined ? '' : 'error'}
          aria-invalid={problem !== undefined}
          aria-describedby={helpId}
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
