import type { DataSource, EntitySubscriberInterface, InsertEvent } from 'typeorm';
import { auditedActions } from '../../../shared/audit-log/auditedActions';
import { auditedEntities } from '../../../shared/audit-log/auditedEntities';
import { findAuditedField } from '../../../shared/audit-log/auditedFields';
import { fieldNames } from '../../domains/brochures/fields/brochureFields';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';

const formFields: readonly string[] = fieldNames;
const actions: readonly string[] = auditedActions;

/** Whether people can read a field of the audit log: by the ad's form, or by `auditedFields`. */
export function isDeclaredField(entityType: string, field: string): boolean {
  const isOfForm = ['Brochure', 'BrochureRevision'].includes(entityType) && formFields.includes(field);
  return isOfForm || findAuditedField(entityType, field) !== undefined;
}

/** Returns the names in a line that `shared/audit-log` gives no label. */
function undeclaredNames({
  action,
  entityType,
  before,
  after,
}: Pick<AuditLogEntry, 'action' | 'entityType' | 'before' | 'after'>): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return [
    ...(actions.includes(action) ? [] : [`action ${action}`]),
    ...(Object.hasOwn(auditedEntities, entityType) ? [] : [`entity type ${entityType}`]),
    ...fields.filter((field) => !isDeclaredField(entityType, field)).map((field) => `field ${entityType}.${field}`),
  ];
}

class DeclaredNames implements EntitySubscriberInterface<AuditLogEntry> {
  listenTo() {
    return AuditLogEntry;
  }

  beforeInsert({ entity }: InsertEvent<AuditLogEntry>): void {
    const names = undeclaredNames(entity);
    if (names.length > 0) throw new Error(`Give it a label in shared/audit-log: ${names.join(', ')}.`);
  }
}

/** Makes every test that writes to the audit log fail for names that people could not read there. */
export function refuseUndeclaredNames(database: DataSource): void {
  database.subscribers.push(new DeclaredNames());
}
