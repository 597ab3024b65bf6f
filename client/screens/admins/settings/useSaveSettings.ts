import { useState } from 'react';
import { useSaveSettingsMutation } from '../../../generated/SettingsScreen';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import { inputOf, type SettingsForm } from './settingsForm';

interface Problem {
  field: string;
  message: string;
}

/** Saves the settings. `problems` says why they are not saved. */
export function useSaveSettings(version: number, onSaved: () => void) {
  const [send, { loading: isSaving }] = useSaveSettingsMutation();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const report = useReport();

  async function save(form: SettingsForm): Promise<void> {
    setProblems([]);
    try {
      await send({ variables: { input: inputOf(form, version) } });
      report({ tone: 'success', text: 'The settings are saved. Pages show them from now on; reload this one.' });
      onSaved();
    } catch (error) {
      const { message, fields } = readFailure(error);
      setProblems(fields.length > 0 ? fields : [{ field: '', message }]);
    }
  }

  return { save, isSaving, problems };
}
