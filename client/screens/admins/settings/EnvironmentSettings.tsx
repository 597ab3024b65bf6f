import type { Settings } from './settingsForm';
import styles from './SettingsScreen.module.css';

/** Settings that only a restart changes, with the names of their variables. */
export function EnvironmentSettings({ settings }: { settings: Settings['environment'] }) {
  return (
    <dl className={styles.environment}>
      {settings.map(({ name, label, value }) => (
        <div key={name} className={styles.variable}>
          <dt>
            {label} <code className={styles.code}>{name}</code>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
