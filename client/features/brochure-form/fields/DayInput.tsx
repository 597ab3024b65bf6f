import { CalendarOutlined } from '@ant-design/icons';
import { Button, Calendar, Input, Popover, Space } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { useField } from '../useField';
import { readDay } from '../values/readDay';
import { writeDay } from '../values/writeDay';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';

interface DayInputProps {
  name: 'validFrom' | 'validTo' | 'normalPriceSince';
  help?: ReactNode;
}

/** A day is typed, which is the fastest; who does not know it looks into the calendar. */
export function DayInput({ name, help }: DayInputProps) {
  const { value, problem, label, id, helpId, isWritable, change, leave } = useField(name);
  const [isOpen, setOpen] = useState(false);
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
        <Popover
          trigger="click"
          placement="bottomRight"
          open={isOpen}
          onOpenChange={setOpen}
          content={
            <div className={styles.calendar}>
              <Calendar
                fullscreen={false}
                value={dayjs(iso)}
                onSelect={(chosen, { source }) => {
                  change(chosen.format('DD/MM/YYYY'));
                  if (source === 'date') setOpen(false);
                }}
              />
            </div>
          }
        >
          <Button icon={<CalendarOutlined aria-hidden />} aria-label={`Calendar: ${label}`} aria-expanded={isOpen} />
        </Popover>
      </Space.Compact>
    </FieldFrame>
  );
}
