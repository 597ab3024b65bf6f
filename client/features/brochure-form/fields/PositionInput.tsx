import { useSyncExternalStore } from 'react';
import { PositionField } from '../../position-field/PositionField';
import { useBrochureForm } from '../BrochureFormContext';
import { useField } from '../useField';
import { writeInput } from '../values/writeInput';
import { formFields } from '../values/BrochureFormValues';
import styles from './fields.module.css';

const addressFields = formFields.filter((field) => field.startsWith('address.'));

/** Where maps show the ad: a pin, its numbers, or what the address leads to. */
export function PositionInput() {
  const { store } = useBrochureForm();
  const { label, value, change, control } = useField('position');
  const values = useSyncExternalStore(store.subscribe, () => store.get().values);
  const problems = useSyncExternalStore(store.subscribe, () => store.get().problems);
  const said = (name: string) => problems.find(({ field }) => field === name)?.message;
  const [latitude, longitude] = [said('latitude'), said('longitude')];
  return (
    <div id={control.id} tabIndex={-1} className={styles.position}>
      <h3 className={styles.subtitle}>{label}</h3>
      <PositionField
        value={value}
        onChange={change}
        address={writeInput(values, addressFields).input.address ?? {}}
        mapArea={values.mapArea === '' ? null : values.mapArea}
        problems={{ ...(latitude !== undefined && { latitude }), ...(longitude !== undefined && { longitude }) }}
      />
    </div>
  );
}
