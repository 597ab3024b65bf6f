import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { LoaderFactory, RequestContext } from '../../platform/context/RequestContext';
import { Category } from '../categories/Category';
import { categoryLoader } from '../categories/categoryLoader';
import { MapArea } from '../map-areas/MapArea';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { vendorLoader } from '../vendors/vendorLoader';

const categoryNames: LoaderFactory<string, string | null> = ({ database }) =>
  new DataLoader<string, string | null>(async (codes) => {
    const found = await database.getRepository(Category).findBy({ code: In([...codes]) });
    const names = new Map(found.map(({ code, name }) => [code, name]));
    return codes.map((code) => names.get(code) ?? null);
  });

const mapAreaNames: LoaderFactory<string, string | null> = ({ database }) =>
  new DataLoader<string, string | null>(async (dids) => {
    const found = await database.getRepository(MapArea).findBy({ did: In([...dids]) });
    const names = new Map(found.map(({ did, name }) => [did, name]));
    return dids.map((did) => names.get(did) ?? null);
  });

type ReadName = (context: RequestContext, value: string) => Promise<string | null>;

/** Fields of which the audit log keeps a code or a number. */
const readers: Readonly<Record<string, ReadName>> = {
  category: (context, code) => context.loader(categoryNames).load(code),
  brochureCategories: async (context, codes) => {
    const names = await Promise.all(
      codes.split(', ').map(async (code) => (await context.loader(categoryNames).load(code)) ?? code),
    );
    return names.join(', ');
  },
  mapArea: (context, did) => context.loader(mapAreaNames).load(did),
  categoryId: byNumber(async (context, id) => (await context.loader(categoryLoader).load(id))?.name),
  parentId: byNumber(async (context, id) => (await context.loader(categoryLoader).load(id))?.name),
  mapAreaId: byNumber(async (context, id) => (await context.loader(mapAreaLoader).load(id))?.name),
  vendorId: byNumber(async (context, id) => (await context.loader(vendorLoader).load(id))?.companyName),
};

function byNumber(read: (context: RequestContext, id: number) => Promise<string | undefined>): ReadName {
  return async (context, id) => (/^[1-9]\d{0,8}$/.test(id) ? ((await read(context, Number(id))) ?? null) : null);
}

/** Returns the name of what a value names; the value itself where it names nothing, or nothing that is still there. */
export async function nameOfValue(context: RequestContext, field: string, value: string): Promise<string> {
  const read = Object.hasOwn(readers, field) && value !== '' ? readers[field] : undefined;
  return (await read?.(context, value)) ?? value;
}
