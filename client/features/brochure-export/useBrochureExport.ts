import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { BrochureExportQueryVariables } from '../../generated/types';
import { saveBlob } from '../../platform/downloads/saveBlob';
import { readFailure } from '../../platform/errors/readFailure';
import { isoToday } from '../../shared/dates/isoToday';
import { plural } from '../../shared/formats/plural';
import { useReport } from '../../ui/last-actions/useReport';
import { exportRow, type ExportedBrochure } from './exportColumns';
import { CsvFile } from './files/CsvFile';
import type { ExportFile } from './files/ExportFile';
import { importNotice } from './importNotice';
import { readAllBrochures } from './readAllBrochures';

// workbooks bring a compressor with them
const makers = {
  csv: () => Promise.resolve(new CsvFile()),
  xlsx: async () => new (await import('./files/WorkbookFile')).WorkbookFile(),
} satisfies Record<string, () => Promise<ExportFile>>;

export type ExportFormat = keyof typeof makers;

/** Exports all ads of a list to a file, whichever page is shown. */
export function useBrochureExport(variables: Pick<BrochureExportQueryVariables, 'filter' | 'orderBy'>) {
  const client = useApolloClient();
  const report = useReport();
  const [progress, setProgress] = useState<{ read: number; total: number } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(format: ExportFormat): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setProgress({ read: 0, total: 0 });
    try {
      const file = await makers[format]();
      const take = {
        append: (ads: readonly ExportedBrochure[]) => file.append(ads.map(exportRow)),
        prepend: (ads: readonly ExportedBrochure[]) => file.prepend(ads.map(exportRow)),
      };
      const count = await readAllBrochures({ client, variables, signal, file: take, onProgress: setProgress });
      signal.throwIfAborted();
      const written = await file.finish();
      signal.throwIfAborted();
      saveBlob(written, `ads-${isoToday()}.${format}`);
      const notice = format === 'xlsx' ? importNotice(written.size) : null;
      const text = `${plural(count, 'ad')} written to a file.`;
      report({ tone: 'success', text: notice === null ? text : `${text} ${notice}` });
    } catch (error) {
      if (signal.aborted) report({ tone: 'success', text: 'The export was given up. No file was written.' });
      else report({ tone: 'failure', text: `The export did not work. ${readFailure(error).message}` });
    }
    setProgress(null);
  }

  return { run, progress, cancel: () => running.current?.abort() };
}
