import { Button } from 'antd';
import { useRef } from 'react';
import { saveText } from '../../../platform/downloads/saveText';
import { useReport } from '../../../ui/last-actions/useReport';
import { readSettingsFile, writeSettingsFile, type SettingsForm } from './settingsForm';
import styles from './SettingsScreen.module.css';

interface SettingsFileProps {
  form: SettingsForm;
  onRead: (form: SettingsForm) => void;
}

/** Saves the settings as a file, and fills the form from one. */
export function SettingsFile({ form, onRead }: SettingsFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const report = useReport();
  async function read(file: File): Promise<void> {
    const found = readSettingsFile(await file.text());
    if (found === null) {
      report({ tone: 'failure', text: `“${file.name}” is no file of settings. Nothing has changed.` });
      return;
    }
    onRead(found);
    report({ tone: 'success', text: `“${file.name}” is in the form. Save it to have it on the site.` });
  }
  return (
    <>
      <Button onClick={() => saveText(writeSettingsFile(form), 'site-settings.json', 'application/json')}>
        Download as file
      </Button>
      <Button onClick={() => input.current?.click()}>Fill from file</Button>
      <input
        ref={input}
        className={styles.hidden}
        type="file"
        accept=".json,application/json"
        aria-label="File of settings"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void read(file);
        }}
      />
    </>
  );
}
