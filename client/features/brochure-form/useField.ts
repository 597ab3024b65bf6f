import { useId, useSyncExternalStore } from 'react';
import { useBrochureForm } from './BrochureFormContext';
import type { BrochureFormValues, FormField } from './values/BrochureFormValues';
import { fieldLabels } from './values/fieldLabels';

/** One field of the form: its value, what is wrong with it, and all that its control needs to be named and described. */
export function useField<Field extends FormField>(name: Field) {
  const { store, fields } = useBrochureForm();
  const value = useSyncExternalStore(store.subscribe, () => store.get().values[name]);
  const problem = useSyncExternalStore(store.subscribe, () => store.problemOf(name));
  const own = useId();
  const id = `field-${name}`;
  const helpId = `${own}help`;
  return {
    value,
    problem,
    label: fieldLabels[name],
    id,
    helpId,
    isWritable: fields.includes(name),
    change: (next: BrochureFormValues[Field]) => store.set(name, next),
    leave: () => store.touch(name),
  };
}
