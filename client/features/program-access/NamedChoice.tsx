import styles from './NamedChoice.module.css';

interface NamedChoiceProps {
  /** accessible name of the boxes together */
  label: string;
  choices: readonly { name: string; description: string }[];
  /** given by the form */
  id?: string;
  value?: readonly string[];
  onChange?: (value: string[]) => void;
}

/** One box for each scope or event, with what it means. */
export function NamedChoice({ label, choices, id, value = [], onChange }: NamedChoiceProps) {
  const chosen = (name: string, isOn: boolean): string[] =>
    choices.map((choice) => choice.name).filter((each) => (each === name ? isOn : value.includes(each)));
  return (
    <div className={styles.choices} role="group" id={id} aria-label={label}>
      {choices.map(({ name, description }) => (
        <label key={name} className={styles.choice}>
          <input
            type="checkbox"
            checked={value.includes(name)}
            onChange={({ target }) => onChange?.(chosen(name, target.checked))}
          />
          <div>
            {name}
            <span>{description}</span>
          </div>
        </label>
      ))}
    </div>
  );
}
