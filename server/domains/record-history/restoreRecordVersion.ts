import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { AuditedValues } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { DomainError } from '../../shared/errors/DomainError';
import { toGlobalId } from '../../shared/globalId';
import { findAuditLogEntry } from '../audit-log/findAuditLogEntry';
import { restorableRecordValues } from '../audit-log/restorableRecordValues';
import { updateCategory, type CategoryChanges } from '../categories/updateCategory';
import { restoreAtdwSettings } from '../integrations/atdw/managing/restoreAtdwSettings';
import { recreateImportProfile, restoreImportProfile } from '../integrations/brochure-import/mapping/saveImportProfile';
import { createMapArea, type NewMapArea } from '../map-areas/maintenance/createMapArea';
import { updateMapArea } from '../map-areas/maintenance/updateMapArea';
import { applyPrintLayout } from '../printed-maps/layouts/applyPrintLayout';
import { restorePrintLayout } from '../printed-maps/layouts/restorePrintLayout';
import { createStreetIndexEntry, type NewStreet } from '../street-index/maintenance/createStreetIndexEntry';
import { updateStreetIndexEntry } from '../street-index/maintenance/updateStreetIndexEntry';
import { updateVendor } from '../vendors/updateVendor';

@InputType({
  description:
    'Which change of a vendor, category, map area, street, import profile, layout of a printed map or of the tourism settings to take back.',
})
export class RestoreRecordVersionInput {
  @Field(() => ID, {
    description: 'Global id of the line of the audit log: its fields get the values before it again.',
  })
  entryId: string;
}

@ObjectType({ description: 'What `restoreRecordVersion` did.' })
export class RestoreRecordVersionPayload {
  @Field(() => ID, {
    description:
      'Global id of the record; a new one if an area or street was deleted, and of a layout that of the version that was saved. `node` returns the record; null for the tourism settings and import profiles.',
  })
  readonly recordId: string;

  constructor(recordId: string) {
    this.recordId = recordId;
  }
}

/** Changes a record by the rules of any other change. The names of the values are those of the audit log. */
type Change = (context: RequestContext, id: number, values: AuditedValues) => Promise<{ id: number }>;

const action = 'restoreRecordVersion';

const changes: Readonly<Record<string, Change>> = {
  AtdwSettings: (context, _id, values) => restoreAtdwSettings(context, values, action),
  Vendor: (context, id, values) => updateVendor(context, id, values, action),
  Category: (context, id, { synonyms, ...values }) => {
    const words = synonyms === undefined ? {} : { synonyms: String(synonyms ?? '').split(', ') };
    return updateCategory(context, { id, ...(values as Omit<CategoryChanges, 'id'>), ...words }, action);
  },
  MapArea: (context, id, values) => updateMapArea(context, { id, ...values }, action),
  StreetIndexEntry: (context, id, values) => updateStreetIndexEntry(context, { id, ...values }, action),
  ImportProfile: (context, id, values) => restoreImportProfile(context, id, { values, action }),
  PrintLayout: (context, id, values) => restorePrintLayout(context, id, { values, action }),
  PrintedMap: (context, _id, { printLayoutId }) => applyPrintLayout(context, { id: Number(printLayoutId) }, action),
};

/** Makes a deleted record again, of all values that its deletion kept. */
type Creation = (context: RequestContext, before: AuditedValues, id: number) => Promise<{ id: number }>;

const creations: Readonly<Record<string, Creation>> = {
  MapArea: (context, before) => {
    const { streets: _streets, ...values } = before;
    return createMapArea(context, values as unknown as NewMapArea);
  },
  StreetIndexEntry: (context, before) => createStreetIndexEntry(context, before as unknown as NewStreet),
  ImportProfile: (context, before, id) => recreateImportProfile(context, id, { values: before, action }),
};

/**
 * Gives the fields of one change of a record the values that they had before it, and makes a deleted map area, street or
 * import profile again (docs/rules/statuses-and-reviews.md#history-of-other-records). Other fields stay as they are.
 *
 * @returns the global id of the record
 * @throws DomainError NOT_FOUND without such a line, or when its record is no more; CONFLICT for a line without values
 *   to restore; VALIDATION_FAILED for values that are no longer allowed
 */
export async function restoreRecordVersion(context: RequestContext, entryId: number): Promise<string> {
  authorize(context.viewer, 'restoreRecordVersion');
  const entry = await findAuditLogEntry(context, entryId);
  if (!entry) throw new DomainError('NOT_FOUND', 'The log has no such change.');
  const { entityType, entityId, before, after } = entry;
  const values = restorableRecordValues(entry);
  const change = changes[entityType];
  if (change === undefined || Object.keys(values).length === 0) {
    throw new DomainError('CONFLICT', 'This change has overwritten nothing that could be restored here.');
  }
  const create = after === null ? creations[entityType] : undefined;
  const { id } = await (create && before ? create(context, before, entityId) : change(context, entityId, values));
  return toGlobalId(entityType, id);
}
