import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';

/** An ad that an import has made or changed. */
export interface ImportedChange {
  brochureId: number;
  /** null: the ad is new */
  before: AuditedValues | null;
  after: AuditedValues;
  title: string | null;
  /** the overwritten columns by property name; null: the ad is new */
  overwritten: AuditedValues | null;
  /** absent: unchanged */
  furtherCategoryIds?: number[];
  /** the ad's version after the change */
  version: number;
}

/** Keeps what an import changes, so that it can be listed and undone (docs/rules/imports.md#undo). */
export interface ImportRecord {
  /** the bulk job that lists the changes */
  readonly bulkJobId: number;
  /** in the transaction of the changes */
  save: (manager: EntityManager, changes: readonly ImportedChange[]) => Promise<void>;
}

/** The records of imports, one for each. */
export interface ImportRecords {
  /** Returns the record of an import, the same again after an interruption. */
  open: (importId: number) => Promise<ImportRecord>;
  /** Ends the record of an import, in the transaction that ends the import; without changes none stays. */
  close: (manager: EntityManager, importId: number, outcome: 'DONE' | 'FAILED') => Promise<void>;
}

/** The records of imports at the terminal. */
export interface CommandImports {
  /** Returns the record of a new import, for which a login answers. */
  open: (file: { fileName: string; accountId: number }) => Promise<ImportRecord>;
  /** Ends the record of an import that came to its end; without changes none stays. */
  close: (record: ImportRecord) => Promise<void>;
}
