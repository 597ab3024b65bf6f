import { useState } from 'react';
import { usePublishLegalVersionMutation, useSaveLegalTextMutation } from '../../../generated/LegalTextsScreen';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import type { Draft } from './Draft';

interface Problem {
  field: string;
  message: string;
}

/** Saves, discards and publishes the draft of a text. `problems` says why the last of these was refused. */
export function useLegalDraft({ kind, version }: Draft, onChanged: () => void) {
  const [sendDraft, { loading: isSaving }] = useSaveLegalTextMutation();
  const [sendPublication, { loading: isPublishing }] = usePublishLegalVersionMutation();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const report = useReport();

  async function run(send: () => Promise<unknown>, success: string): Promise<void> {
    setProblems([]);
    try {
      await send();
      report({ tone: 'success', text: success });
      onChanged();
    } catch (error) {
      const { message, fields } = readFailure(error);
      setProblems(fields.length > 0 ? fields : [{ field: '', message }]);
    }
  }

  return {
    problems,
    isBusy: isSaving || isPublishing,
    save: (text: string) =>
      run(() => sendDraft({ variables: { input: { kind, version, text } } }), 'The draft is saved. Only staff see it.'),
    discard: () =>
      run(() => sendDraft({ variables: { input: { kind, version, text: null } } }), 'The draft is discarded.'),
    publish: (validFrom: string) =>
      run(() => sendPublication({ variables: { input: { kind, version, validFrom } } }), 'The version is published.'),
  };
}
