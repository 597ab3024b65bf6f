import type { ChangeEventHandler } from 'react';
import { groupThousands } from '../../shared/formats/groupThousands';
import { Field } from '../../ui/form/Field';
import type { Choice } from './selectChoices';

interface FilterSelectProps {
  name: string;
  label: string;
  /** the choice of no filter */
  all: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: ChangeEventHandler<HTMLSelectElement>;
}

/** One of several values, each with its number of ads. */
export function FilterSelect({ name, label, all, choices, value, onChange }: FilterSelectProps) {
  return (
    <Field label={label} problem={undefined}>
      {(control) => (
        <select {...control} name={name} value={value ?? ''} onChange={onChange}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {/* options cannot be indented by style */}
              {choice.isNested === true && '\u2003'}
              {choice.label}
              {choice.count !== null && ` (${groupThousands(choice.count)})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
