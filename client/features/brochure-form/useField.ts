import { useId } from 'react';
import { useStore } from '../../platform/stores/useStore';
import { useBrochureForm } from './BrochureFormContext';
import styles from './fields/fields.module.css';
import type { BrochureFormValues, FormField } from './values/BrochureFormValues';
import { describeField } from './values/describeField';

/** One field of the form: its description, value, problem and control properties. */
export function useField<Field extends FormField>(name: Field) {
  const { store, type } = useBrochureForm();
  const value = useStore(store, ({ values }) => values[name]);
  const problem = useStore(store, () => store.problemOf(name));
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
