import type { BrochureFormBrochureFragment } from '../../generated/types';
import { createStore, type ReadableStore, type Store } from '../../platform/stores/createStore';
import { mergeVersions } from '../brochure-form/conflict/mergeVersions';
import { changedFields, type BrochureFormValues } from '../brochure-form/values/BrochureFormValues';
import { readBrochure } from '../brochure-form/values/readBrochure';
import type { SheetField } from './sheetFields';

/** Why a cell is not simply what is saved. */
export type CellNote =
  | { kind: 'saving' }
  /** `text` is what was typed; the cell's value stays the saved one */
  | { kind: 'refused'; text: string; message: string }
  /** somebody else has written the saved value meanwhile; the cell's value is what was typed */
  | { kind: 'contested' };

export interface SheetRow {
  /** the ad as the server has it */
  known: BrochureFormBrochureFragment;
  /** its values */
  base: BrochureFormValues;
  /** with what is being saved or chosen */
  values: BrochureFormValues;
  notes: Partial<Record<SheetField, CellNote>>;
}

/** A cell that gets a value. */
export interface CellValue {
  id: string;
  field: SheetField;
  value: BrochureFormValues[SheetField];
}

export interface RefusedCell {
  id: string;
  field: SheetField;
  text: string;
  message: string;
}

/** The rows of a sheet: what is saved, what is typed, and what became of it. Only the rows that change are new. */
export class SheetStore implements ReadableStore<readonly SheetRow[]> {
  readonly initial: readonly SheetRow[];
  private readonly store: Store<readonly SheetRow[]>;

  constructor(brochures: readonly BrochureFormBrochureFragment[]) {
    this.initial = brochures.map(savedRow);
    this.store = createStore(this.initial);
  }

  readonly get = (): readonly SheetRow[] => this.store.get();

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  row(id: string): SheetRow | undefined {
    return this.get().find(({ known }) => known.id === id);
  }

  /** Shows values before they are saved. */
  type(cells: readonly CellValue[]): void {
    this.each(cells, (row, { field, value }) => ({
      ...row,
      values: { ...row.values, [field]: value },
      notes: { ...row.notes, [field]: { kind: 'saving' } },
    }));
  }

  /** Shows why texts are not saved. The cells keep their saved values. */
  refuse(cells: readonly RefusedCell[]): void {
    this.each(cells, (row, { field, text, message }) => ({
      ...row,
      values: { ...row.values, [field]: row.base[field] },
      notes: { ...row.notes, [field]: { kind: 'refused', text, message } },
    }));
  }

  /** Back to the saved values. */
  restore(cells: readonly Pick<CellValue, 'id' | 'field'>[]): void {
    this.each(cells, (row, { field }) => ({
      ...row,
      values: { ...row.values, [field]: row.base[field] },
      notes: without(row.notes, [field]),
    }));
  }

  /** Takes an answer of the server: `fields` are saved, what was typed since stays. */
  save(brochure: BrochureFormBrochureFragment, fields: readonly SheetField[], sent: BrochureFormValues): void {
    this.each([brochure], (row) => {
      const base = readBrochure(brochure);
      const later = fields.filter((field) => row.values[field] !== sent[field]);
      const typed = (Object.keys(row.notes) as SheetField[]).filter((field) => !fields.includes(field));
      const kept = Object.fromEntries([...typed, ...later].map((field) => [field, row.values[field]]));
      const saved = fields.filter((field) => !later.includes(field));
      return { known: brochure, base, values: { ...base, ...kept }, notes: without(row.notes, saved) };
    });
  }

  /**
   * Joins the version that somebody else has saved, as the ad's form does (docs/decisions/0025-the-ad-form-keeps-its-store.md).
   * Returns whether nothing is left for the person to choose.
   */
  meet(brochure: BrochureFormBrochureFragment): boolean {
    const row = this.row(brochure.id);
    if (row === undefined) return true;
    const theirs = readBrochure(brochure);
    const { values, conflicts } = mergeVersions(row.base, row.values, theirs);
    const contested = Object.fromEntries(conflicts.map((field) => [field, { kind: 'contested' as const }]));
    this.each([brochure], () => ({ known: brochure, base: theirs, values, notes: { ...row.notes, ...contested } }));
    return conflicts.length === 0;
  }

  /** The typed fields of a row that differ from the saved ones, without those that wait for a choice. */
  unsaved(row: SheetRow): SheetField[] {
    const changed = changedFields(row.base, row.values) as SheetField[];
    return changed.filter((field) => row.notes[field]?.kind === 'saving');
  }

  /** Ends the saving of cells that are as they are saved, for example typed back. */
  settleSame(id: string): void {
    const row = this.row(id);
    if (row === undefined) return;
    const changed = changedFields(row.base, row.values);
    const same = (Object.keys(row.notes) as SheetField[]).filter(
      (field) => row.notes[field]?.kind === 'saving' && !changed.includes(field),
    );
    if (same.length > 0) this.restore(same.map((field) => ({ id, field })));
  }

  private each<Item extends { id: string }>(
    items: readonly Item[],
    change: (row: SheetRow, item: Item) => SheetRow,
  ): void {
    const itemsOf = ({ known: { id } }: SheetRow): readonly Item[] => items.filter((item) => item.id === id);
    this.store.set(this.get().map((row) => itemsOf(row).reduce(change, row)));
  }
}

function savedRow(known: BrochureFormBrochureFragment): SheetRow {
  const base = readBrochure(known);
  return { known, base, values: base, notes: {} };
}

function without(notes: SheetRow['notes'], fields: readonly SheetField[]): SheetRow['notes'] {
  return Object.fromEntries(Object.entries(notes).filter(([field]) => !fields.some((one) => one === field)));
}
