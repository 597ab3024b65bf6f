import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { BrochureExportQueryVariables } from '../../generated/types';
import { saveBlob } from '../../platform/downloads/saveBlob';
import { readFailure } from '../../platform/errors/readFailure';
import { csvOf } from '../../shared/formats/csvOf';
import { isoToday } from '../../shared/dates/isoToday';
import { plural } from '../../shared/formats/plural';
import { useReport } from '../../ui/last-actions/useReport';
import { exportHeadings, exportRow, type ExportValue } from './exportColumns';
import { readAllBrochures } from './readAllBrochures';
import { workbookCells } from './workbookCells';

async function writeXlsx(headings: readonly string[], rows: readonly ExportValue[][]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  return writeExcelFile(workbookCells(headings, rows), { sheet: 'Ads', stickyRowsCount: 1 }).toBlob();
}

export type ExportFormat = 'csv' | 'xlsx';

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
      const ads = await readAllBrochures({ client, variables, signal, onProgress: setProgress });
      const rows = ads.map(exportRow);
      const csv = () => new Blob([csvOf([exportHeadings, ...rows])], { type: 'text/csv;charset=utf-8' });
      const file = format === 'csv' ? csv() : await writeXlsx(exportHeadings, rows);
      signal.throwIfAborted();
      saveBlob(file, `ads-${isoToday()}.${format}`);
      report({ tone: 'success', text: `${plural(ads.length, 'ad')} written to a file.` });
    } catch (error) {
      if (signal.aborted) report({ tone: 'success', text: 'The export was given up. No file was written.' });
      else report({ tone: 'failure', text: `The export did not work. ${readFailure(error).message}` });
    }
    setProgress(null);
  }

  return { run, progress, giveUp: () => running.current?.abort() };
}
