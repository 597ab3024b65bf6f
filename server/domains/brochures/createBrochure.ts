import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/permissions';
import { auditedValues } from './auditedValues';
import { blankBrochure } from './blankBrochure';
import { Brochure } from './Brochure';
import type { GivenFields } from './GivenFields';
import { BrochureType } from './BrochureType';
import { prepareChanges } from './prepareChanges';
import { readChanges } from './readChanges';
import { withMapAreaDid } from './withMapAreaDid';
import { writeFurtherCategories } from './writeFurtherCategories';

interface NewBrochure {
  type: BrochureType;
  input: GivenFields;
}

/** A new ad that waits for review. A draft may lack what only publishing needs. */
export async function createBrochure(context: RequestContext, { type, input }: NewBrochure): Promise<Brochure> {
  authorize(context.viewer, 'createBrochure');
  if (type === BrochureType.ATDW_AD) throw importedOnly();
  return context.database.transaction(async (manager) => {
    const given = await withMapAreaDid(manager, readChanges(input));
    const blank = blankBrochure(type);
    const changes = { category: null, ...given };
    const { columns, furtherCategoryIds } = await prepareChanges(manager, blank, changes, context.clock.now());
    const brochures = manager.getRepository(Brochure);
    const { id } = await brochures.save(Object.assign(blank, columns));
    if (furtherCategoryIds) await writeFurtherCategories(manager, id, furtherCategoryIds);
    await recordAudit(manager, context, [
      {
        action: 'createBrochure',
        entityType: 'Brochure',
        entityId: id,
        before: null,
        after: { type, status: blank.status, ...auditedValues(given, given) },
      },
    ]);
    return brochures.findOneByOrFail({ id });
  });
}

function importedOnly(): DomainError {
  const message = 'Tourism ads are imported from the Australian Tourism Data Warehouse: choose another type.';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'type', code: 'IMPORTED', message }] });
}
