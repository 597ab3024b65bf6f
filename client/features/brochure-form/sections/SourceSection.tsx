import { Section } from './Section';
import styles from './sections.module.css';

interface SourceSectionProps {
  /** what the source says, by the names of the screen */
  facts: readonly { label: string; text: string }[];
}

/** Of a tourism ad its source decides: it is shown, not written. */
export function SourceSection({ facts }: SourceSectionProps) {
  return (
    <Section
      title="From the Australian Tourism Data Warehouse"
      hint="These come from the source and cannot be changed here: have them changed there."
    >
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
