import { useSyncExternalStore } from 'react';
import { PositionField } from '../../position-field/PositionField';
import { useBrochureForm } from '../BrochureFormContext';
import { useField } from '../useField';
import { writeInput } from '../values/writeInput';
import type { TextField } from '../values/BrochureFormValues';
import styles from './sections.module.css';

const addressFields: readonly TextField[] = [
  ...(['address.line1', 'address.line2', 'address.city', 'address.state', 'address.postcode'] as const),
  'address.locationUrl',
];

/** Where the ad stands on maps: a pin, its numbers, or what the address leads to. */
export function PositionInput() {
  const { store } = useBrochureForm();
  const { value, change, isWritable, id } = useField('position');
  const values = useSyncExternalStore(store.subscribe, () => store.get().values);
  const problems = useSyncExternalStore(store.subscribe, () => store.get().problems);
  if (!isWritable) return null;
  const said = (name: string) => problems.find(({ field }) => field === name)?.message;
  const [latitude, longitude] = [said('latitude'), said('longitude')];
  return (
    <div id={id} tabIndex={-1} className={styles.position}>
      <h3 className={styles.subtitle}>Position</h3>
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
