import styles from './ApiKeys.module.css';

interface ScopeChoiceProps {
  scopes: readonly { name: string; description: string }[];
  /** given by the form */
  id?: string;
  value?: readonly string[];
  onChange?: (value: string[]) => void;
}

/** One box for each scope, with what it opens. */
export function ScopeChoice({ scopes, id, value = [], onChange }: ScopeChoiceProps) {
  const chosen = (name: string, isOn: boolean): string[] =>
    scopes.map((scope) => scope.name).filter((each) => (each === name ? isOn : value.includes(each)));
  return (
    <div className={styles.choices} role="group" id={id} aria-label="What may it do?">
      {scopes.map(({ name, description }) => (
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
