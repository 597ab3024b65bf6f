import { AreaInput } from '../fields/AreaInput';
import { ChoiceInput } from '../fields/ChoiceInput';
import { TextInput } from '../fields/TextInput';
import { PositionInput } from './PositionInput';
import { Section } from './Section';
import styles from './sections.module.css';

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => ({ value: state, label: state }));

export function WhereSection() {
  return (
    <Section title="Where">
      <TextInput name="address.line1" />
      <TextInput name="address.line2" />
      <div className={styles.pair}>
        <TextInput name="address.city" />
        <div className={styles.pair}>
          <ChoiceInput name="address.state" options={states} placeholder="None" isOptional />
          <TextInput name="address.postcode" inputMode="numeric" />
        </div>
      </div>
      <TextInput
        name="address.locationUrl"
        inputMode="url"
        help="Coordinates in it become the position where no pin is set."
      />
      <PositionInput />
      <AreaInput />
    </Section>
  );
}
