import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { brochureTypes } from '../../brochures/fields/brochureTypes';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import type { BrochureType } from '../../brochures/BrochureType';
import type { JudgingContext } from '../../brochures/writing/prepareChanges';
import { CategoryWords } from './rows/CategoryWords';
import { ImportAreas } from './ImportAreas';
import { emptyReport, type CellError, type ImportReport } from './ImportReport';
import { readCsv, type CsvRow } from './files/readCsv';
import { readImportRow } from './rows/readImportRow';
import type { MapAreaDefinition } from './readMapAreaDefinitions';
import { RowResolver } from './rows/RowResolver';
import { AdReferences } from './rows/AdReferences';
import type { ImportRecord } from './ImportRecord';
import { RowMapping, type ImportMapping } from './mapping/ImportMapping';
import { UnreadColumns } from './rows/UnreadColumns';
import { withoutApostrophes } from './files/withoutApostrophes';
import { RowBatch } from './rows/RowBatch';
import { saveRows, type NewRow } from './rows/saveRows';
import type { FileRow, SavedBatch, Transact } from './rows/saveOrRefuse';
import { updateKnownAds, type KnownAdRow } from './rows/updateKnownAds';

const longest = 200;

/** Characters that the database cannot store, or that are unreadable in a report. */
const unsupportedCharacters = /[\p{Cc}\p{Surrogate}]/gu;

/** Adds the row's content in the error's column, so that the reader need not look it up in the file. */
function withValue(record: Readonly<Record<string, string>>, error: CellError): CellError {
  const value = (record[error.field] ?? '').replace(unsupportedCharacters, '\ufffd').trim();
  if (value === '' || error.value !== undefined) return error;
  return { ...error, value: value.length > longest ? `${value.slice(0, longest)}…` : value };
}

export interface ImportBrochuresInput {
  /** CSV in UTF-8 with a header row, or rows that are already read */
  source: Readable | AsyncIterable<CsvRow>;
  /** origin of the rows, for example a register's name; with the row's id it identifies the ad in a second import */
  sourceName: string;
  type: BrochureType;
  /** code of the area for all rows; null: the row's own area, or the one at its position */
  mapArea: string | null;
  /** areas that the import may create when needed */
  mapAreaDefinitions: MapAreaDefinition[];
  /** publishes new ads at once where their type's rules allow it; otherwise they wait for review */
  publish: boolean;
  /** how columns and values are read; absent: as they are named */
  mapping?: ImportMapping;
  /** lists what changes, so that it can be undone */
  record?: ImportRecord;
  /** called with each refused row as the file has it; null: it cannot be read */
  onRefused?: (original: CsvRow['record'], errors: readonly CellError[]) => void;
  /** how many refused rows the report has; all of them unless given */
  mostRefused?: number;
  /** rolls all changes back at the end */
  dryRun: boolean;
  onProgress?: (report: ImportReport) => void;
}

export type ImportContext = JudgingContext & Pick<RequestContext, 'database' | 'viewer' | 'requestId'>;

const newRowsAtOnce = 500;
/** Few enough that the locks of a batch are short for everybody else. */
const knownRowsAtOnce = 200;
/** Rows are read without waiting, so other requests of the process get their turn after these. */
const rowsPerTurn = 25;

/**
 * Imports ads from a file. Uses one transaction per batch, so that a row is imported whole or not at all. Importing the
 * same file again changes nothing. Problems of single rows are in the report.
 * @throws BAD_REQUEST for a file that is no CSV, NOT_FOUND for an unknown area
 */
export function importBrochures(context: RequestContext, input: ImportBrochuresInput): Promise<ImportReport> {
  authorize(context.viewer, 'importBrochures');
  return runImport(context, input);
}

/** Imports for an operator at the server's terminal, who needs no account; the audit log records SYSTEM. */
export async function runImport(context: ImportContext, input: ImportBrochuresInput): Promise<ImportReport> {
  if (brochureTypes[input.type].isFromSource) {
    throw new DomainError('VALIDATION_FAILED', 'Tourism ads come from their own source and cannot be imported.');
  }
  const { database } = context;
  const { manager } = database;
  if (!input.dryRun) return importInto({ manager, transact: (work) => manager.transaction(work) }, context, input);
  // only areas that a trial makes have to outlive a batch; otherwise none of its locks does
  if (input.mapAreaDefinitions.length === 0) {
    return importInto({ manager, transact: (work) => rolledBack(database, work) }, context, input);
  }
  return rolledBack(database, (trial) =>
    importInto({ manager: trial, transact: (work) => trial.transaction(work) }, context, input),
  );
}

async function rolledBack<T>(database: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  try {
    return await work(runner.manager);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

interface Storage {
  /** reads what all rows need */
  manager: EntityManager;
  /** saves a batch */
  transact: Transact;
}

async function importInto(
  { manager, transact }: Storage,
  context: ImportContext,
  input: ImportBrochuresInput,
): Promise<ImportReport> {
  const { type, publish, sourceName: source, record: changes, onProgress, onRefused } = input;
  const report = emptyReport(input.dryRun);
  const categories = await CategoryWords.load(manager);
  const resolver = new RowResolver({
    type,
    publish,
    source,
    now: context.clock.now(),
    badHosts: context.outward.badHosts,
    report,
    categories,
    areas: await manager.transaction((transaction) =>
      ImportAreas.load(transaction, input.mapArea, input.mapAreaDefinitions),
    ),
  });
  const mapping = new RowMapping(input.mapping ?? { columns: [], values: [] });
  const refuse = (line: number, errors: CellError[], original: CsvRow['record']): void => {
    const named = errors.map((error) => ({ ...error, field: mapping.sourceOf(error.field) }));
    const withValues = named.map((error) => withValue(original ?? {}, error));
    if (report.refused.length < (input.mostRefused ?? Infinity)) report.refused.push({ line, errors: withValues });
    onRefused?.(original, withValues);
  };

  const note = <Row extends FileRow>(rows: readonly Row[], { created, updated, refused }: SavedBatch<Row>): void => {
    report.created += created;
    report.updated += updated;
    report.unchanged += rows.length - created - updated - refused.length;
    for (const { line, errors, original } of refused) refuse(line, errors, original);
    onProgress?.(report);
  };

  const lines = new Map<string, number>();
  const saveOptions = {
    type,
    source,
    status: publish ? ('PUBLISHED' as const) : ('PENDING_REVIEW' as const),
    now: context.clock.now(),
    actor: context.viewer,
    requestId: context.requestId,
    dryRun: input.dryRun,
    record: changes,
  };
  const newRows = new RowBatch<NewRow>({
    ...{ size: newRowsAtOnce, transact, onSaved: note },
    save: (transaction, rows) => saveRows(transaction, rows, saveOptions),
  });
  const references = await AdReferences.load(manager);
  const knownRows = new RowBatch<KnownAdRow>({
    ...{ size: knownRowsAtOnce, transact },
    save: (transaction, rows) => updateKnownAds(transaction, { ...context, changes, categories, references }, rows),
    onSaved: (rows, saved) => {
      const refused = new Set(saved.refused.map(({ line }) => line));
      for (const { did, line } of rows) if (!refused.has(line)) lines.set(keyOfAd(did), line);
      note(rows, saved);
    },
  });
  const rows = input.source instanceof Readable ? readCsv(input.source) : input.source;
  const unread = new UnreadColumns(report);
  for await (const { line, record: original, problem } of rows) {
    report.rows += 1;
    if (report.rows % rowsPerTurn === 0) await nextTurn();
    if (original === null) {
      refuse(line, [{ field: '', code: 'csv', message: problem ?? 'This row cannot be read.' }], original);
      continue;
    }
    const record = mapping.apply(withoutApostrophes(original));
    const reading = readImportRow(record, type);
    const did = record['did']?.trim() ?? '';
    unread.note(record, did === '');
    const { externalId } = reading.row;
    const key = did === '' ? externalId : keyOfAd(did);
    // whether the ad's first row is refused decides about its second
    if (did !== '' && knownRows.has((row) => row.did === did)) await knownRows.flush();
    const earlier = lines.get(key);
    if (earlier !== undefined) {
      const message = `The same business is on line ${earlier} already: take one of the two rows out.`;
      reading.errors.push({ field: '', code: 'duplicate', message });
    }
    if (did !== '') {
      await knownRows.add({ line, original, did, record, reading });
      continue;
    }
    const resolved = resolver.resolve(reading, record);
    if ('errors' in resolved) {
      refuse(line, resolved.errors, original);
      continue;
    }
    lines.set(key, line);
    const row = { ...resolved.row, external_id: externalId, did: newDid() };
    await newRows.add({ line, row, original });
  }
  await knownRows.flush();
  await newRows.flush();
  report.refused.sort((one, other) => one.line - other.line);
  return report;
}

function keyOfAd(did: string): string {
  return `did ${did}`;
}
