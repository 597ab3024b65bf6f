import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { BrochureExportQueryVariables } from '../../generated/types';
import { saveBlob } from '../../platform/downloads/saveBlob';
import { readFailure } from '../../platform/errors/readFailure';
import { csvLine, csvOf } from '../../shared/formats/csvOf';
import { isoToday } from '../../shared/dates/isoToday';
import { plural } from '../../shared/formats/plural';
import { useReport } from '../../ui/last-actions/useReport';
import { exportHeadings, exportRow } from './exportColumns';
import { importNotice } from './importNotice';
import { readAllBrochures } from './readAllBrochures';
import { sheetOptions, workbookHead, workbookRow } from './workbookCells';

type Reading = Omit<Parameters<typeof readAllBrochures>[0], 'toRow'>;

interface WrittenFile {
  file: Blob;
  /** number of ads */
  count: number;
  /** what else to say of it */
  notice?: string | null;
}

async function writeCsv(reading: Reading): Promise<WrittenFile> {
  const lines = await readAllBrochures({ ...reading, toRow: (ad) => csvLine(exportRow(ad)) });
  const file = new Blob([csvOf([exportHeadings]), ...lines], { type: 'text/csv;charset=utf-8' });
  return { file, count: lines.length };
}

async function writeXlsx(reading: Reading): Promise<WrittenFile> {
  const rows = await readAllBrochures({ ...reading, toRow: (ad) => workbookRow(exportRow(ad)) });
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const sheet = writeExcelFile([workbookHead(exportHeadings), ...rows], sheetOptions);
  const file = await sheet.toBlob();
  const size = { bytes: file.size, rows: rows.length + 1, columns: exportHeadings.length };
  return { file, count: rows.length, notice: importNotice(size) };
}

const writers = { csv: writeCsv, xlsx: writeXlsx };

export type ExportFormat = keyof typeof writers;

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
      const { file, count, notice } = await writers[format]({ client, variables, signal, onProgress: setProgress });
      signal.throwIfAborted();
      saveBlob(file, `ads-${isoToday()}.${format}`);
      const written = `${plural(count, 'ad')} written to a file.`;
      report({ tone: 'success', text: notice == null ? written : `${written} ${notice}` });
    } catch (error) {
      if (signal.aborted) report({ tone: 'success', text: 'The export was given up. No file was written.' });
      else report({ tone: 'failure', text: `The export did not work. ${readFailure(error).message}` });
    }
    setProgress(null);
  }

  return { run, progress, giveUp: () => running.current?.abort() };
}
