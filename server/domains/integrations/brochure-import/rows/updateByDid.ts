import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError, type FieldError } from '../../../../shared/errors/DomainError';
import { Brochure } from '../../../brochures/Brochure';
import { lockBrochure } from '../../../brochures/lockBrochure';
import { brochureValues } from '../../../brochures/writing/values/brochureValues';
import { realChanges } from '../../../brochures/writing/values/realChanges';
import { writeBrochure } from '../../../brochures/writing/writeBrochure';
import type { CategoryWords } from './CategoryWords';
import { shorten } from '../files/cellReaders';
import { columnOf } from '../files/columnOf';
import { adColumns } from '../importFields';
import { BrochureCategory } from '../../../brochures/BrochureCategory';
import { overwrittenValues } from '../../../brochures/undo/overwrittenValues';
import { auditedValues } from '../../../brochures/writing/values/auditedValues';
import type { ImportRecord } from '../ImportRecord';
import type { AdReferences } from './AdReferences';
import { fixedFacts } from './fixedFacts';
import type { ReadRow } from './readImportRow';
import { readKnownAd } from './readKnownAd';
import { withRuleErrors } from './withRuleErrors';
import { didPattern } from '../../../../shared/did';

interface Update {
  did: string;
  reading: ReadRow;
  record: Readonly<Record<string, string>>;
  categories: CategoryWords;
  references: AdReferences;
}

type Outcome = 'updated' | 'unchanged' | { errors: FieldError[] };

/** Changes one ad by the same rules as an edit by a person, in its own transaction. Writes nothing if nothing differs. */
export async function updateByDid(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId'> & { changes: ImportRecord | undefined },
  { did, reading, record, categories, references }: Update,
): Promise<Outcome> {
  // PostgreSQL rejects some characters
  const found = didPattern.test(did)
    ? await manager.getRepository(Brochure).findOneBy({ did, recordStatus: true })
    : null;
  if (!found) {
    const message = `There is no ad with the display id "${shorten(did)}": correct it, or leave it empty for a new ad.`;
    return { errors: [{ field: 'did', code: 'unknown', message }, ...reading.errors] };
  }
  const current = await brochureValues(manager, found);
  const columns = readKnownAd(reading, record, found.type);
  const related = references.changesOf(record, current);
  const changes = { ...columns.changes, ...related.changes };
  const sub = subCategoryOf(reading, categories);
  if (sub !== undefined) changes.category = sub;
  const cellErrors = [...fixedFacts(record, found), ...columns.errors, ...related.errors];
  const wanted = realChanges(current, changes);
  if (wanted.title === null && !cellErrors.some(({ field }) => adColumns.title.includes(field))) {
    const message = 'Give the ad a title: an import does not take it away.';
    cellErrors.push({ field: columnOf(record, adColumns.title), code: 'required', message });
  }
  if (cellErrors.length === 0 && Object.keys(wanted).length === 0) return 'unchanged';
  try {
    return await manager.transaction(async (transaction) => {
      const brochure = await lockBrochure(transaction, found.id);
      const furtherCategoryIds = 'brochureCategories' in wanted && (await furtherIdsOf(transaction, found.id));
      const { changes: record } = context;
      const actor = { ...context, ...(record && { bulkJobId: record.bulkJobId }) };
      const change = { action: 'importBrochures', changes: wanted };
      const written = await writeBrochure(transaction, actor, brochure, change);
      // the attempt only collects the remaining errors
      if (cellErrors.length > 0) throw new DomainError('VALIDATION_FAILED', 'Cells of this row are refused.');
      if (written.version === brochure.version) return 'unchanged';
      const values = await brochureValues(transaction, written);
      const difference = realChanges(current, values);
      await record?.save(transaction, [
        {
          ...{ brochureId: found.id, title: written.title, version: written.version },
          before: auditedValues(current, difference),
          after: auditedValues(difference, difference),
          overwritten: overwrittenValues(transaction, brochure, written),
          ...(furtherCategoryIds && { furtherCategoryIds }),
        },
      ]);
      return 'updated';
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') throw error;
    return { errors: withRuleErrors(cellErrors, error.errors, record) };
  }
}

async function furtherIdsOf(manager: EntityManager, brochureId: number): Promise<number[]> {
  const further = await manager.getRepository(BrochureCategory).findBy({ brochureId });
  return further.map(({ categoryId }) => categoryId);
}

function subCategoryOf({ row }: ReadRow, categories: CategoryWords): string | undefined {
  const main = row.subCategory === null ? undefined : categories.find(row.category);
  return main && row.subCategory !== null ? categories.findSub(main.code, row.subCategory)?.code : undefined;
}
