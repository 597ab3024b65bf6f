import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { findAuditedField, type NamedKind } from '../../../shared/audit-log/auditedFields';
import type { LoaderFactory, RequestContext } from '../../platform/context/RequestContext';
import { accountLoader } from '../accounts/accountLoader';
import { Category } from '../categories/Category';
import { categoryLoader } from '../categories/categoryLoader';
import { MapArea } from '../map-areas/MapArea';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { vendorLoader } from '../vendors/vendorLoader';
import { nameOfChangedFiles, nameOfFiles } from './nameOfFiles';
import { titleOfAd } from './titleOfAd';

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

const nameOfAd: ReadName = byNumber(async (context, id) => {
  const title = await titleOfAd(context, id);
  return title === null ? undefined : `Ad ${id}${title === '' ? '' : ` “${title}”`}`;
});

/** Kinds of fields of which the audit log keeps a code or a number. */
const readers: Readonly<Record<NamedKind, ReadName>> = {
  account: byNumber(async (context, id) => {
    const account = await context.loader(accountLoader).load(id);
    return account === null ? undefined : (account.name ?? account.email);
  }),
  ad: nameOfAd,
  ads: async (context, ids) => {
    const names = await Promise.all(ids.split(', ').map(async (id) => (await nameOfAd(context, id)) ?? `Ad ${id}`));
    return names.join(', ');
  },
  category: byNumber(async (context, id) => (await context.loader(categoryLoader).load(id))?.name),
  categoryCode: (context, code) => context.loader(categoryNames).load(code),
  categoryCodes: async (context, codes) => {
    const names = await Promise.all(
      codes.split(', ').map(async (code) => (await context.loader(categoryNames).load(code)) ?? code),
    );
    return names.join(', ');
  },
  changedFiles: (_, value) => Promise.resolve(nameOfChangedFiles(value)),
  files: nameOfFiles,
  mapArea: byNumber(async (context, id) => (await context.loader(mapAreaLoader).load(id))?.name),
  mapAreaDid: (context, did) => context.loader(mapAreaNames).load(did),
  vendor: byNumber(async (context, id) => (await context.loader(vendorLoader).load(id))?.companyName),
};

function byNumber(read: (context: RequestContext, id: number) => Promise<string | undefined>): ReadName {
  return async (context, id) => (/^[1-9]\d{0,8}$/.test(id) ? ((await read(context, Number(id))) ?? null) : null);
}

interface AuditedText {
  entityType: string;
  field: string;
  value: string;
}

/** Returns the name of what a value names; the value itself where it names nothing, or nothing that is still there. */
export async function nameOfValue(context: RequestContext, { entityType, field, value }: AuditedText): Promise<string> {
  const kind = findAuditedField(entityType, field)?.kind;
  const isNamed = kind !== undefined && value !== '' && Object.hasOwn(readers, kind);
  const read = isNamed ? readers[kind as NamedKind] : undefined;
  return (await read?.(context, value)) ?? value;
}
