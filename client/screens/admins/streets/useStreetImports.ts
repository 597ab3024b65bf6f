import { readAsBase64 } from '../../../features/brochure-assets/uploads/readAsBase64';
import { postPrivately } from '../../../features/session/postPrivately';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useStartStreetImportMutation } from '../../../generated/StartStreetImport';
import { useStreetImportsQuery } from '../../../generated/StreetImports';
import type { StartStreetImportInput } from '../../../generated/types';
import { usePollingWhile } from '../../../platform/apollo/usePollingWhile';
import type { StreetArea } from './Street';

const uploadPath = '/rest/brochure/administrator/streetsIndex/file';
/** polling interval in ms while an import is running */
const pollMilliseconds = 1_000;

/** The last imports of an area, polled while one is running, and functions to start one. */
export function useStreetImports({ id, name }: StreetArea) {
  const query = useStreetImportsQuery({ variables: { mapArea: id }, fetchPolicy: 'no-cache' });
  const { data, error, refetch } = query;
  const [start] = useStartStreetImportMutation();
  const attempt = useAttempt();
  const imports = data?.streetImports.edges.map(({ node }) => node) ?? [];
  const isRunning = imports.some(({ state }) => state === 'WAITING' || state === 'RUNNING');

  usePollingWhile(isRunning, pollMilliseconds, query);

  return {
    imports,
    isLoaded: data !== undefined,
    isRunning,
    error,
    /** Returns the names under which the server stores the files. */
    upload: async (files: readonly File[], onProgress: (share: number) => void): Promise<string[]> => {
      const kept: string[] = [];
      for (const [index, file] of files.entries()) {
        const answer = await postPrivately(uploadPath, { contentBase64Encoded: await readAsBase64(file) }, (share) =>
          onProgress((index + share) / files.length),
        );
        kept.push((answer as { file: string }).file);
      }
      return kept;
    },
    begin: async (input: Omit<StartStreetImportInput, 'mapArea'>) => {
      const what = input.dryRun ? 'Trying' : 'Importing';
      const outcome = await attempt({
        run: () => start({ variables: { input: { ...input, mapArea: id } } }),
        done: `${what} “${input.sourceName}” for ${name} has begun.`,
        notDone: `Nothing was begun.`,
      });
      await refetch();
      return outcome;
    },
  };
}
