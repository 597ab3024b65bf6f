import { DayInput } from '../fields/DayInput';
import { Section } from './Section';
import styles from './sections.module.css';

export function WhenSection() {
  return (
    <Section title="When" hint="Days in the ad's own time zone, which follows from its state and postcode.">
      <div className={styles.pair}>
        <DayInput name="validFrom" help="Empty: at once." />
        <DayInput name="validTo" help="Empty: no end." />
      </div>
    </Section>
  );
}
