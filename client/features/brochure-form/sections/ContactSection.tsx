import { TextInput } from '../fields/TextInput';
import { Section } from './Section';
import styles from './sections.module.css';

export function ContactSection() {
  return (
    <Section title="Contact">
      <TextInput name="companyName" help="Stands in for the title where there is none." />
      <div className={styles.pair}>
        <TextInput name="phoneNo" inputMode="tel" />
        <TextInput name="contactEmail" inputMode="email" />
      </div>
      <div className={styles.pair}>
        <TextInput name="contactName" />
        <TextInput name="contactPhone" inputMode="tel" />
      </div>
      <TextInput name="personName" />
    </Section>
  );
}
