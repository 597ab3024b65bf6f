import { useAttempt } from '../../../../features/error-handling/useAttempt';
import { useApplyPrintLayoutMutation } from '../../../../generated/ApplyPrintLayout';
import { useSavePrintLayoutMutation } from '../../../../generated/SavePrintLayout';
import type { PrintLayoutInput } from '../../../../generated/types';
import type { RequestFailure } from '../../../../platform/errors/RequestFailure';
import { readFailure } from '../../../../platform/errors/readFailure';
import { useReport } from '../../../../ui/last-actions/useReport';
import type { MapFormat } from '../MapSheet';
import type { EditedArea } from './PrintLayoutFields';

type SaveOutcome = { id: string } | { id: null; failure: RequestFailure };

/** The mutations of the print editor; each reports its outcome, except a preview that succeeds. */
export function usePrintLayoutVerbs(area: EditedArea, { paper, orientation }: MapFormat) {
  const [save] = useSavePrintLayoutMutation();
  const [apply] = useApplyPrintLayoutMutation();
  const attempt = useAttempt();
  const report = useReport();

  return {
    /** `name` null: a preview */
    async save(layout: PrintLayoutInput, name: string | null): Promise<SaveOutcome> {
      try {
        const variables = { input: { mapArea: area.id, paper, orientation, name, layout } };
        const id = (await save({ variables })).data?.savePrintLayout.printLayout.id;
        if (id === undefined) throw new Error('The server sent no layout.');
        if (name !== null) report({ tone: 'success', text: `“${name}” is saved.` });
        return { id };
      } catch (error) {
        const failure = readFailure(error);
        report({
          tone: 'failure',
          text: `${name === null ? 'There is no preview.' : 'The version is not saved.'} ${failure.message}`,
        });
        return { id: null, failure };
      }
    },
    async use({ id, name }: { id: string; name: string }): Promise<void> {
      await attempt({
        run: () => apply({ variables: { input: { id } } }),
        done: `The PDF map is being made by “${name}”.`,
        notDone: 'The PDF map is as it was.',
      });
    },
  };
}
