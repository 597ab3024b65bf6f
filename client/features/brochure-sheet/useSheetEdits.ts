import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { BrochureSheetDocument } from '../../generated/BrochureSheet';
import type { BrochureFilter, BrochureFormBrochureFragment, EditBrochureCellsInput } from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import type { FieldFailure } from '../../platform/errors/RequestFailure';
import { plural } from '../../shared/formats/plural';
import { useReport } from '../../ui/last-actions/useReport';
import type { FormChoices } from '../brochure-form/formChoices';
import { useBrochureWriter } from '../brochure-form/saving/useBrochureWriter';
import { fieldOfPath, isSameValue } from '../brochure-form/values/BrochureFormValues';
import { readBrochure } from '../brochure-form/values/readBrochure';
import { writeInput } from '../brochure-form/values/writeInput';
import type { StartedJob } from '../bulk-jobs/useFollowBulkJob';
import { cellText } from './cellText';
import type { SheetField } from './sheetFields';
import type { CellValue, RefusedCell, SheetRow, SheetStore } from './SheetStore';
import { useBulkCells } from './useBulkCells';

/** What Ctrl+Z takes back: cells of one ad, or a bulk job. */
type UndoStep = { cells: readonly WrittenCell[] } | { job: StartedJob; ids: string[] };

type WrittenCell = CellValue & { before: CellValue['value'] };

interface SentRow {
  row: SheetRow;
  fields: SheetField[];
}

interface SheetEditing {
  store: SheetStore;
  choices: FormChoices;
  /** finds the rows of the sheet again */
  filter: BrochureFilter;
}

/**
 * Saves cells as they are written: of one ad by itself, of several by a bulk job. One save follows the other, so that
 * each knows the version that the one before has made.
 */
export function useSheetEdits({ store, choices, filter }: SheetEditing) {
  const client = useApolloClient();
  const writer = useBrochureWriter();
  const [isSilent, setSilent] = useState(false);
  const bulk = useBulkCells(setSilent);
  const report = useReport();
  const queue = useRef(Promise.resolve());
  const steps = useRef<UndoStep[]>([]);

  /** Shows the cells at once, and saves them after those that are being saved. */
  function write(cells: readonly CellValue[], refused: readonly RefusedCell[] = []): void {
    store.refuse(refused);
    const fresh = cells.filter(({ id, field, value }) => {
      const row = store.row(id);
      return row && (!isSameValue(row.values[field], value) || row.notes[field] !== undefined);
    });
    if (fresh.length === 0) return;
    store.type(fresh);
    enqueue(() => save([...new Set(fresh.map(({ id }) => id))]));
  }

  function enqueue(work: () => Promise<void>): void {
    queue.current = queue.current.then(work).catch((error: unknown) => {
      report({ tone: 'failure', text: readFailure(error).message });
    });
  }

  async function save(ids: readonly string[]): Promise<void> {
    const rows = ids.flatMap((id): SentRow[] => {
      const row = store.row(id);
      return row ? [{ row, fields: store.unsaved(row) }] : [];
    });
    for (const { row } of rows) store.settleSame(row.known.id);
    const sent = rows.filter(({ fields }) => fields.length > 0);
    const [first] = sent;
    if (first && sent.length === 1) await saveOne(first);
    else if (first) await saveMany(sent);
  }

  async function saveOne({ row, fields }: SentRow): Promise<void> {
    const outcome = await writer.update(row.known, writeInput(row.values, fields).input);
    switch (outcome.kind) {
      case 'saved':
        store.save(outcome.brochure, fields, row.values);
        steps.current.push({ cells: fields.map((field) => savedCell(outcome.brochure, row, field)) });
        return;
      case 'conflict':
        store.meet(outcome.theirs);
        await save([row.known.id]);
        return;
      case 'failed': {
        const { fields: named, message } = outcome.failure;
        const messageOf = (field: SheetField): string =>
          named.find((each) => fieldOfPath(each.field) === field)?.message ?? message;
        store.refuse(fields.map((field) => refusal(row, field, messageOf(field))));
      }
    }
  }

  async function saveMany(sent: readonly SentRow[]): Promise<void> {
    let job: StartedJob;
    try {
      job = await bulk.start(sent.map(inputOf));
    } catch (error) {
      const { fields: named, message } = readFailure(error);
      const cells = named.flatMap((each) => refusedCells(sent, each));
      if (cells.length === 0) store.refuse(refuseAll(sent, message));
      else {
        // the other cells are right
        store.refuse(cells);
        await save(sent.map(({ row }) => row.known.id));
      }
      return;
    }
    const { problem } = await bulk.follow(job);
    const refusals = await bulk.refusals(job);
    const now = await load(sent.map(({ row }) => row.known));
    const again: string[] = [];
    let saved = 0;
    let left = 0;
    for (const one of sent) {
      const { known, values } = one.row;
      const brochure = now.get(known.id);
      const message = refusals.get(known.databaseId) ?? problem;
      if (brochure !== undefined && message === null) {
        store.save(brochure, one.fields, values);
        saved += 1;
      } else if (brochure !== undefined && brochure.version !== known.version) {
        if (!store.meet(brochure)) left += 1;
        again.push(known.id);
      } else {
        store.refuse(refuseAll([one], message ?? 'There is no such ad any more.'));
        left += 1;
      }
    }
    if (saved > 0) steps.current.push({ job, ids: sent.map(({ row }) => row.known.id) });
    tell(saved, left);
    if (again.length > 0) await save(again);
  }

  function tell(saved: number, left: number): void {
    const done = `${plural(saved, 'ad')} saved`;
    if (left > 0) report({ tone: 'failure', text: `${done}, ${left} not: their cells say why.` });
    else if (saved > 0) report({ tone: 'success', text: `${done}.`, undo });
  }

  /** Takes back the last change that is saved, and waits for those before. */
  function undo(): void {
    enqueue(async () => {
      const step = steps.current.pop();
      if (step === undefined) report({ tone: 'failure', text: 'There is nothing to undo in this sheet.' });
      else if ('job' in step) await undoJob(step.job, step.ids);
      else await undoCells(step.cells);
    });
  }

  async function undoJob(job: StartedJob, ids: readonly string[]): Promise<void> {
    await bulk.undo(job);
    const { problem, keptCount } = await bulk.follow(job);
    const now = await load(ids.flatMap((id) => store.row(id)?.known ?? []));
    for (const brochure of now.values()) store.meet(brochure);
    if (problem !== null) report({ tone: 'failure', text: problem });
    else if (keptCount === 0) report({ tone: 'success', text: 'The cells are as before.' });
    else report({ tone: 'failure', text: `${plural(keptCount, 'ad')} stayed: somebody has changed them since.` });
  }

  async function undoCells(cells: readonly WrittenCell[]): Promise<void> {
    const changedSince = cells.find(({ id, field, value }) => !isSameValue(store.row(id)?.base[field], value));
    if (changedSince) {
      report({ tone: 'failure', text: 'This is not undone: the cell has changed since.' });
      return;
    }
    const { length } = steps.current;
    store.type(cells.map(({ id, field, before }) => ({ id, field, value: before })));
    await save([...new Set(cells.map(({ id }) => id))]);
    steps.current.length = length; // undoing is no step of its own
  }

  /** Ends the choice between two versions of a cell. */
  function settle(cell: Pick<CellValue, 'id' | 'field'>, side: 'mine' | 'theirs'): void {
    const row = store.row(cell.id);
    if (side === 'theirs' || row === undefined) store.restore([cell]);
    else write([{ ...cell, value: row.values[cell.field] }]);
  }

  async function load(
    ads: readonly Pick<BrochureFormBrochureFragment, 'databaseId'>[],
  ): Promise<Map<string, BrochureFormBrochureFragment>> {
    const ids = ads.map(({ databaseId }) => databaseId);
    const variables = { filter: { ...filter, ids }, first: ids.length, offset: 0 };
    const { data } = await bulk.insist(() =>
      client.query({ query: BrochureSheetDocument, variables, fetchPolicy: 'no-cache' }),
    );
    return new Map(data?.brochures.edges.map(({ node }) => [node.id, node]));
  }

  const refusal = (row: SheetRow, field: SheetField, message: string): RefusedCell => ({
    ...{ id: row.known.id, field, message },
    text: cellText(field, row.values, choices),
  });

  const refuseAll = (sent: readonly SentRow[], message: string): RefusedCell[] =>
    sent.flatMap(({ row, fields }) => fields.map((field) => refusal(row, field, message)));

  /** Finds the cell that a refusal names, for example rows.3.fields.phoneNo. */
  function refusedCells(sent: readonly SentRow[], { field: path, message }: FieldFailure): RefusedCell[] {
    const [, at, name = ''] = /^rows\.(\d+)\.fields\.(.+)$/.exec(path) ?? [];
    const one = sent[Number(at)];
    const field = one?.fields.find((each) => each === fieldOfPath(name));
    return one && field ? [refusal(one.row, field, message)] : [];
  }

  return { write, undo, settle, isSilent };
}

function inputOf({ row: { known, values }, fields }: SentRow): EditBrochureCellsInput['rows'][number] {
  return { id: known.id, version: known.version, fields: writeInput(values, fields).input };
}

/** The server may have tidied the value. */
function savedCell(saved: BrochureFormBrochureFragment, { base }: SheetRow, field: SheetField): WrittenCell {
  return { id: saved.id, field, before: base[field], value: readBrochure(saved)[field] };
}
