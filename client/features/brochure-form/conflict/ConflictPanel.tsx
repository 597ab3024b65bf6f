import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useBrochureForm } from '../BrochureFormContext';
import type { FormChoices } from '../formChoices';
import type { BrochureFormValues, FormField } from '../values/BrochureFormValues';
import { describeField, labelOf } from '../values/describeField';
import type { Conflict } from './mergeVersions';
import styles from './ConflictPanel.module.css';

interface ConflictPanelProps {
  conflict: Conflict;
  onSettled: () => void;
}

type Side = 'mine' | 'theirs';

/** Compares two users' versions of the same fields. Both versions stay until the user has chosen. */
export function ConflictPanel({ conflict, onSettled }: ConflictPanelProps) {
  const { store, choices } = useBrochureForm();
  const [mine] = useState(() => store.get().values);
  const [chosen, setChosen] = useState<Partial<Record<FormField, Side>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useId();
  useEffect(() => heading.current?.focus(), []);

  const open = conflict.fields.filter((field) => chosen[field] === undefined);
  const sides: readonly { side: Side; name: string; values: BrochureFormValues }[] = [
    { side: 'mine', name: 'Yours', values: mine },
    { side: 'theirs', name: 'Saved meanwhile', values: conflict.theirs },
  ];

  function choose(field: FormField, side: Side): void {
    setChosen({ ...chosen, [field]: side });
    store.set(field, (side === 'mine' ? mine : conflict.theirs)[field]);
  }

  return (
    <section className={styles.panel} aria-labelledby={`${group}-heading`}>
      <h2 id={`${group}-heading`} ref={heading} tabIndex={-1} className={styles.heading}>
        Somebody else saved this ad while you were writing
      </h2>
      <p>
        What only one of you changed is joined below. These fields were changed by both: choose what stays, then save.
      </p>
      {conflict.fields.map((field) => (
        <fieldset key={field} className={styles.field}>
          <legend>{labelOf(field)}</legend>
          {sides.map(({ side, name, values }) => (
            <label key={side} className={styles.side} htmlFor={`${group}-${field}-${side}`}>
              <input
                type="radio"
                id={`${group}-${field}-${side}`}
                name={`${group}-${field}`}
                checked={chosen[field] === side}
                onChange={() => choose(field, side)}
              />
              <span className={styles.value}>
                <span className={styles.name}>{name}</span>
                {valueText(field, values, choices) || '(nothing)'}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="primary" disabled={open.length > 0} onClick={onSettled}>
        Go on with what is chosen
      </Button>
      {open.length > 0 && (
        <p className={styles.open}>{`Still to choose: ${open.map((field) => labelOf(field)).join(', ')}.`}</p>
      )}
    </section>
  );
}

/** A field's value as the form shows it. */
function valueText(field: FormField, values: BrochureFormValues, choices: FormChoices): string {
  if (field === 'position') {
    const { latitude, longitude } = values.position;
    return latitude === null ? '' : `${latitude}, ${longitude}`;
  }
  if (field === 'vendorId') return values.vendorId?.companyName ?? '';
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const named = [...choices.categories.flatMap(({ options }) => options), ...choices.mapAreas];
  const isChosen = ['category', 'categories', 'mapArea'].includes(describeField(field).kind);
  const nameOf = (code: string): string => (isChosen && named.find((one) => one.value === code)?.label) || code;
  return typeof value === 'string' ? nameOf(value) : value.map(nameOf).join(', ');
}
