import type { AuditLogEntry, AuditedValues } from '../../platform/audit-log/AuditLogEntry';

/** Fields that `restoreRecordVersion` gives their former values, by kind of record; those of ads are in their table. */
const fieldsOfRecords: Readonly<Record<string, readonly string[]>> = {
  AtdwSettings: ['baseUrl', 'states', 'regions', 'isNightly', 'categories'],
  Vendor: ['companyName', 'contactName', 'contactEmail', 'phoneNo', 'abn', 'postalAddress'],
  Category: ['name', 'sortOrder', 'isActive', 'ownIcon', 'synonyms'],
  MapArea: ['name', 'state', 'west', 'south', 'east', 'north', 'gridColumns', 'gridRows'],
  StreetIndexEntry: ['streetName', 'locality', 'latitude', 'longitude'],
};

/** Returns the values that a change of a record, other than an ad, has overwritten or deleted; none for others. */
export function restorableRecordValues({
  entityType,
  before,
}: Pick<AuditLogEntry, 'entityType' | 'before'>): AuditedValues {
  const fields = Object.hasOwn(fieldsOfRecords, entityType) ? (fieldsOfRecords[entityType] ?? []) : [];
  return Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => fields.includes(name)));
}
