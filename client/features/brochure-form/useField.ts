import { useId, useSyncExternalStore } from 'react';
import { useBrochureForm } from './BrochureFormContext';
import styles from './fields/fields.module.css';
import type { BrochureFormValues, FormField } from './values/BrochureFormValues';
import { describeField } from './values/describeField';

/** One field of the form: its description, value, problem and control properties. */
export function useField<Field extends FormField>(name: Field) {
  const { store, type } = useBrochureForm();
  const value = useSyncExternalStore(store.subscribe, () => store.get().values[name]);
  const problem = useSyncExternalStore(store.subscribe, () => store.problemOf(name));
  const helpId = `${useId()}help`;
  return {
    ...describeField(name, type),
    ...{ value, problem, helpId },
    change: (next: BrochureFormValues[Field]) => store.set(name, next),
    control: {
      id: `field-${name}`,
      className: styles.control,
      status: problem === undefined ? '' : 'error',
      'aria-invalid': problem !== undefined,
      'aria-describedby': helpId,
      onBlur: () => store.touch(name),
    } as const,
  };
}
