import styles from './WholeSelect.module.css';

interface WholeSelectProps<Value extends string | number> {
  options: readonly { value: Value; label: string }[];
  /** given by the form */
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
}

/** The browser's own list as a field of a form, as wide as the form. */
export function WholeSelect<Value extends string | number>({ options, id, value, onChange }: WholeSelectProps<Value>) {
  return (
    <select
      id={id}
      className={styles.select}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value);
        if (chosen) onChange?.(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
