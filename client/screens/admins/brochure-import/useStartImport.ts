import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useStartBrochureImportMutation } from '../../../generated/StartBrochureImport';
import type { SentFile } from './BrochureFile';

export function useStartImport(): (file: SentFile) => Promise<boolean> {
  const [start] = useStartBrochureImportMutation();
  const attempt = useVerb();
  return ({ id, fileName }) =>
    attempt({
      run: () => start({ variables: { input: { id } } }),
      done: `“${fileName}” is being imported.`,
      notDone: `“${fileName}” is not imported.`,
    });
}
