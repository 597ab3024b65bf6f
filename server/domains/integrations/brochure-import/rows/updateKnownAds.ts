import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { didPattern } from '../../../../shared/did';
import { DomainError, type FieldError } from '../../../../shared/errors/DomainError';
import { Brochure } from '../../../brochures/Brochure';
import type { BrochureType } from '../../../brochures/BrochureType';
import { lockBrochures } from '../../../brochures/writing/batch/lockBrochures';
import { planUpdate } from '../../../brochures/writing/batch/planUpdate';
import { readAdFacts, type AdFacts } from '../../../brochures/writing/batch/readAdFacts';
import { writePlanned, type PlannedAd } from '../../../brochures/writing/batch/writePlanned';
import { readNamedRows, referencesAmong } from '../../../brochures/writing/checks/findReferences';
import type { JudgingContext } from '../../../brochures/writing/prepareChanges';
import type { BrochureChanges } from '../../../brochures/writing/values/BrochureChanges';
import { realChanges } from '../../../brochures/writing/values/realChanges';
import { columnOf } from '../files/columnOf';
import { shorten } from '../files/cellReaders';
import type { ImportRecord } from '../ImportRecord';
import { adColumns } from '../importFields';
import type { AdReferences } from './AdReferences';
import type { CategoryWords } from './CategoryWords';
import { columnsAsStored } from './columnsAsStored';
import { fixedFacts } from './fixedFacts';
import type { ReadRow } from './readImportRow';
import { readKnownAd } from './readKnownAd';
import type { FileRow, SavedBatch } from './saveOrRefuse';
import { withRuleErrors } from './withRuleErrors';

/** A row with the `did` of an ad. */
export interface KnownAdRow extends FileRow {
  did: string;
  /** the row under the names that the import reads */
  record: Readonly<Record<string, string>>;
  reading: ReadRow;
}

interface Dependencies extends JudgingContext, Pick<RequestContext, 'viewer' | 'requestId'> {
  /** lists what changes; absent in a dry run, and at the terminal */
  changes: ImportRecord | undefined;
  categories: CategoryWords;
  references: AdReferences;
}

/** What a row wants of its ad. */
interface WantedChange {
  row: KnownAdRow;
  ad: Brochure;
  changes: BrochureChanges;
  /** of its cells; the rules may find more */
  errors: FieldError[];
}

/**
 * Changes the ads of a batch by the same rules as edits by a person, in the caller's transaction and a few statements.
 * Locks and writes only ads that differ. Refuses rows that break a rule; a rule of the database breaks the transaction.
 */
export async function updateKnownAds(
  manager: EntityManager,
  dependencies: Dependencies,
  rows: readonly KnownAdRow[],
): Promise<SavedBatch<KnownAdRow>> {
  const { clock, changes: record, outward } = dependencies;
  const refused: SavedBatch<KnownAdRow>['refused'] = [];
  const found = await adsByDid(manager, rows);
  const ids = [...found.values()].map(({ id }) => id);
  const read = await readAdFacts(manager, ids);
  const differing = rows.filter((row) => {
    const ad = found.get(row.did);
    if (ad !== undefined) return !isUnchanged(wantedChange(dependencies, row, ad, read));
    refused.push({ ...row, errors: [unknownAd(row.did), ...row.reading.errors] });
    return false;
  });
  // what differs is read again under its lock
  const locked = await lockBrochures(
    manager,
    differing.flatMap(({ did }) => found.get(did)?.id ?? []),
  );
  const facts = await readAdFacts(manager, [...locked.keys()]);
  const wanted = differing.flatMap((row) => {
    const ad = locked.get(found.get(row.did)?.id ?? 0);
    if (ad?.recordStatus === true) return wantedChange(dependencies, row, ad, facts);
    refused.push({ ...row, errors: [unknownAd(row.did)] });
    return [];
  });
  const named = await readNamedRows(
    manager,
    wanted.map(({ changes }) => changes),
  );
  const now = clock.now();
  const planned: PlannedAd[] = [];
  for (const { row, ad, changes, errors } of wanted) {
    const surroundings = { facts, references: referencesAmong(named, changes), now, badHosts: outward.badHosts };
    const change = await planUpdate(manager, ad, changes, surroundings).catch(refusalOf);
    const all = change instanceof DomainError ? withRuleErrors(errors, change.errors, row.record) : errors;
    if (all.length > 0) refused.push({ ...row, errors: all });
    else if (change !== null && !(change instanceof DomainError)) planned.push({ ad, change });
  }
  if (planned.length > 0) {
    const actor = { ...dependencies, ...(record && { bulkJobId: record.bulkJobId }) };
    const written = await writePlanned(manager, actor, planned, { action: 'importBrochures', facts, now });
    const changes = planned.flatMap(({ change: { before, after } }, at) => {
      const result = written[at];
      if (!result) return [];
      const { ad, overwritten } = result;
      const { columns, ...further } = overwritten;
      const { id, title, version } = ad;
      return { brochureId: id, title, version, before, after, overwritten: columns, ...further };
    });
    await record?.save(manager, changes);
  }
  return { created: 0, updated: planned.length, refused };
}

async function adsByDid(manager: EntityManager, rows: readonly KnownAdRow[]): Promise<Map<string, Brochure>> {
  // PostgreSQL rejects some characters
  const dids = rows.map(({ did }) => did).filter((did) => didPattern.test(did));
  const ads = await manager.getRepository(Brochure).findBy({ did: In(dids), recordStatus: true });
  return new Map(ads.map((ad) => [ad.did, ad]));
}

function unknownAd(did: string): FieldError {
  const message = `There is no ad with the display id "${shorten(did)}": correct it, or leave it empty for a new ad.`;
  return { field: 'did', code: 'unknown', message };
}

function wantedChange(
  { references, categories }: Dependencies,
  row: KnownAdRow,
  ad: Brochure,
  { valuesOf }: AdFacts,
): WantedChange {
  const { record, reading } = row;
  const current = valuesOf(ad);
  const columns = readEdited(reading, record, { current, type: ad.type });
  const related = references.changesOf(record, current);
  const changes = { ...columns.changes, ...related.changes };
  const sub = subCategoryOf(reading, categories);
  if (sub !== undefined) changes.category = sub;
  const errors = [...fixedFacts(record, ad), ...columns.errors, ...related.errors];
  const wanted = realChanges(current, changes);
  if (wanted.title === null && !errors.some(({ field }) => adColumns.title.includes(field))) {
    const message = 'Give the ad a title: an import does not take it away.';
    errors.push({ field: columnOf(record, adColumns.title), code: 'required', message });
  }
  return { row, ad, changes: wanted, errors };
}

/** Reads the cells that say something else than the ad. */
function readEdited(
  { row, errors }: ReadRow,
  record: KnownAdRow['record'],
  { current, type }: { current: BrochureChanges; type: BrochureType },
): ReturnType<typeof readKnownAd> {
  const stored = columnsAsStored(record, current);
  const edited = Object.fromEntries(Object.entries(record).filter(([column]) => !stored.has(column)));
  return readKnownAd({ row, errors: errors.filter(({ field }) => !stored.has(field)) }, edited, type);
}

function isUnchanged({ changes, errors }: WantedChange): boolean {
  return errors.length === 0 && Object.keys(changes).length === 0;
}

/** @throws the error itself if no rule is broken, such as an outage */
function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') return error;
  throw error;
}

function subCategoryOf({ row }: ReadRow, categories: CategoryWords): string | undefined {
  const main = row.subCategory === null ? undefined : categories.find(row.category);
  return main && row.subCategory !== null ? categories.findSub(main.code, row.subCategory)?.code : undefined;
}
