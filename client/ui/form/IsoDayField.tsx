import type { InputProps } from 'antd';
import { useState } from 'react';
import { isIsoDay, readDay, unreadableDay, writeDay } from '../../shared/dates/readDay';
import { DayField } from './DayField';

interface IsoDayFieldProps extends Omit<InputProps, 'type' | 'value' | 'onChange'> {
  /** names the button of the calendar */
  label: string;
  /** given by the form: an ISO date, empty, or a text that is no day, which `dayRule` refuses */
  value?: string;
  onChange?: (value: string) => void;
}

/** Refuses what is no day; an empty field passes. */
export const dayRule = {
  validator: (_rule: unknown, value: string) =>
    value === '' || isIsoDay(value) ? Promise.resolve() : Promise.reject(new Error(unreadableDay)),
};

/** A day in a form of antd, written DD/MM/YYYY. The form holds it as an ISO date. */
export function IsoDayField({ value = '', onChange, ...control }: IsoDayFieldProps) {
  // null: nothing is being written
  const [draft, setDraft] = useState<string | null>(null);
  const take = (text: string) => onChange?.(readDay(text) ?? text.trim());
  return (
    <DayField
      {...control}
      text={draft ?? (isIsoDay(value) ? writeDay(value) : value)}
      onText={(text) => {
        setDraft(text);
        take(text);
      }}
      onPick={(text) => {
        setDraft(null);
        take(text);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
