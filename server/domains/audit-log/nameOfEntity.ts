import type { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { accountLoader } from '../accounts/accountLoader';
import { categoryLoader } from '../categories/categoryLoader';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { streetIndexEntryLoader } from '../street-index/streetIndexEntryLoader';
import { streetLabel } from '../street-index/streetLabel';
import { vendorLoader } from '../vendors/vendorLoader';
import { titleOfAd } from './titleOfAd';

type ReadName = (context: RequestContext, id: number) => Promise<string | null>;

const readers: Readonly<Record<string, ReadName>> = {
  Account: async (context, id) => (await context.loader(accountLoader).load(id))?.email ?? null,
  AtdwSettings: () => Promise.resolve('Tourism listings'),
  Brochure: titleOfAd,
  Vendor: async (context, id) => (await context.loader(vendorLoader).load(id))?.companyName ?? null,
  Category: async (context, id) => (await context.loader(categoryLoader).load(id))?.name ?? null,
  MapArea: async (context, id) => (await context.loader(mapAreaLoader).load(id))?.name ?? null,
  StreetIndexEntry: async (context, id) => {
    const street = await context.loader(streetIndexEntryLoader).load(id);
    return street && streetLabel(street);
  },
};

/** Fields with the name that a line itself keeps: of a deleted record, and of kinds whose names are not read. */
const nameFields: Readonly<Record<string, string>> = {
  ...{ ApiKey: 'name', BrochureImport: 'fileName', BulkJob: 'fileName', Category: 'name' },
  ...{ CommandImport: 'fileName', DataBreach: 'title' },
  ...{ ImportProfile: 'name', MapArea: 'name', PrintLayout: 'layoutOf', SavedView: 'name', Vendor: 'companyName' },
  ...{ StreetIndexEntry: 'streetName', Webhook: 'description' },
};

/** Returns the present name of a line's record, or the one that the line kept; null for kinds without names. */
export async function nameOfEntity(
  context: RequestContext,
  { entityType, entityId, before, after }: AuditLogEntry,
): Promise<string | null> {
  const read = Object.hasOwn(readers, entityType) ? readers[entityType] : undefined;
  const present = await read?.(context, entityId);
  if (present != null) return present;
  const field = Object.hasOwn(nameFields, entityType) ? nameFields[entityType] : undefined;
  const kept = field === undefined ? null : (before?.[field] ?? after?.[field]);
  return typeof kept === 'string' ? kept : null;
}
