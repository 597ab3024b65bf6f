import { readMappingField } from '../../../shared/audit-log/mappingFields';
import type { AuditLogEntry, AuditedValues } from '../../platform/audit-log/AuditLogEntry';

/** Fields that `restoreRecordVersion` gives their former values, by kind of record; those of ads are in their table. */
const fieldsOfRecords: Readonly<Record<string, readonly string[]>> = {
  AtdwSettings: ['baseUrl', 'states', 'regions', 'isNightly', 'categories'],
  Vendor: ['companyName', 'contactName', 'contactEmail', 'phoneNo', 'abn', 'postalAddress'],
  Category: ['name', 'sortOrder', 'isActive', 'ownIcon', 'synonyms'],
  MapArea: ['name', 'state', 'west', 'south', 'east', 'north', 'gridColumns', 'gridRows'],
  StreetIndexEntry: ['streetName', 'locality', 'latitude', 'longitude'],
  PrintLayout: [
    ...['name', 'title', 'frame', 'brochureIds', 'insets', 'insetRanges', 'sponsor', 'sponsorPicture'],
    ...['emergencyNumbers', 'fold', 'hasBleed'],
  ],
};

/** Returns the values that a change of a record, other than an ad, has overwritten or deleted; none for others. */
export function restorableRecordValues({
  entityType,
  before,
}: Pick<AuditLogEntry, 'entityType' | 'before'>): AuditedValues {
  const values = Object.entries(before ?? {});
  if (entityType === 'ImportProfile') {
    return Object.fromEntries(values.filter(([name]) => readMappingField(name) !== null));
  }
  if (entityType === 'PrintedMap') {
    // without a layout before, the site's own rules drew the map
    return Object.fromEntries(values.filter(([name, value]) => name === 'printLayoutId' && value !== null));
  }
  const fields = Object.hasOwn(fieldsOfRecords, entityType) ? (fieldsOfRecords[entityType] ?? []) : [];
  return Object.fromEntries(values.filter(([name]) => fields.includes(name)));
}
