import { DayField } from '../../../ui/form/DayField';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { readDay, writeDay } from '../../../shared/dates/readDay';
import { FieldFrame } from './FieldFrame';

export function DayInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { value, label, change, control } = field;
  const iso = readDay(value);

  function leaveTidied(): void {
    if (iso !== undefined) change(writeDay(iso)); // 1/2/2027 → 01/02/2027
    control.onBlur();
  }

  return (
    <FieldFrame field={field}>
      <DayField {...control} label={label} text={value} onText={change} onBlur={leaveTidied} />
    </FieldFrame>
  );
}
