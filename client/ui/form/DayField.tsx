import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input, Space, type InputProps } from 'antd';
import { useRef } from 'react';
import { readDay, writeDay } from '../../shared/dates/readDay';
import styles from './DayField.module.css';

interface DayFieldProps extends Omit<InputProps, 'type' | 'value' | 'onChange'> {
  /** names the button of the calendar */
  label: string;
  /** what is written, DD/MM/YYYY when it is a day */
  text: string;
  onText: (text: string) => void;
  /** a day of the calendar, or none; it is written too if this is absent */
  onPick?: (text: string) => void;
}

/**
 * A text field, because typing a date is fastest. The button opens the browser's calendar, which is localised and works
 * with keyboards and screen readers. The browser's own date field writes days in the order of the browser's language.
 */
export function DayField({ label, text, onText, onPick = onText, min, max, ...control }: DayFieldProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Space.Compact block className={styles.field}>
      <Input
        {...control}
        value={text}
        placeholder="DD/MM/YYYY"
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <input
        ref={calendar}
        type="date"
        className={styles.calendar}
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={readDay(text) ?? ''}
        onChange={({ target }) => {
          onPick(writeDay(target.value || null));
          opener.current?.focus();
        }}
      />
      <Button
        ref={opener}
        size={control.size}
        icon={<CalendarOutlined aria-hidden />}
        aria-label={`Calendar: ${label}`}
        aria-haspopup="dialog"
        onClick={() => calendar.current?.showPicker()}
      />
    </Space.Compact>
  );
}
