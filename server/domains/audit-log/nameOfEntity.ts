import { entityLoader } from '../../platform/loaders/entityLoader';
import type { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { accountLoader } from '../accounts/accountLoader';
import { Brochure } from '../brochures/Brochure';
import { displayTitle } from '../brochures/computed/displayTitle';
import { categoryLoader } from '../categories/categoryLoader';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { streetIndexEntryLoader } from '../street-index/streetIndexEntryLoader';
import { streetLabel } from '../street-index/streetLabel';
import { vendorLoader } from '../vendors/vendorLoader';

export const auditedBrochureLoader = entityLoader(Brochure);

type ReadName = (context: RequestContext, id: number) => Promise<string | null>;

const readers: Readonly<Record<string, ReadName>> = {
  Account: async (context, id) => (await context.loader(accountLoader).load(id))?.email ?? null,
  AtdwSettings: () => Promise.resolve('Tourism listings'),
  Brochure: async (context, id) => {
    const brochure = await context.loader(auditedBrochureLoader).load(id);
    if (brochure === null) return null;
    const company = brochure.vendorId === null ? null : await context.loader(vendorLoader).load(brochure.vendorId);
    return displayTitle(brochure, company);
  },
  Vendor: async (context, id) => (await context.loader(vendorLoader).load(id))?.companyName ?? null,
  Category: async (context, id) => (await context.loader(categoryLoader).load(id))?.name ?? null,
  MapArea: async (context, id) => (await context.loader(mapAreaLoader).load(id))?.name ?? null,
  StreetIndexEntry: async (context, id) => {
    const street = await context.loader(streetIndexEntryLoader).load(id);
    return street && streetLabel(street);
  },
};

/** Names that a line keeps of a record that is deleted. */
const nameFields = ['name', 'streetName', 'companyName'];

/** Returns the present name of a line's record, or the one that its deletion kept; null for kinds without names. */
export async function nameOfEntity(
  context: RequestContext,
  { entityType, entityId, before, after }: AuditLogEntry,
): Promise<string | null> {
  if (!Object.hasOwn(readers, entityType)) return null;
  const kept = nameFields.map((field) => before?.[field] ?? after?.[field]).find((name) => typeof name === 'string');
  return (await readers[entityType]?.(context, entityId)) ?? (typeof kept === 'string' ? kept : null);
}
