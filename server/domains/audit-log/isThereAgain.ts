import DataLoader from 'dataloader';
import { In, type DataSource } from 'typeorm';
import type { AuditedValues, AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { LoaderFactory, RequestContext } from '../../platform/context/RequestContext';
import { MapArea } from '../map-areas/MapArea';
import { StreetIndexEntry } from '../street-index/StreetIndexEntry';

interface Kind {
  /** what no two records of the kind share */
  keyOf: (values: Record<string, unknown>) => string;
  /** the records that may have one of the keys */
  find: (database: DataSource, deleted: readonly AuditedValues[]) => Promise<object[]>;
}

const kinds: Readonly<Record<string, Kind>> = {
  ImportProfile: {
    keyOf: ({ name }) => String(name),
    // by SQL, since the entity is of a domain beside this one
    find: (database, deleted) =>
      database.query<object[]>('SELECT name FROM import_profiles WHERE name = ANY($1)', [
        deleted.map(({ name }) => name),
      ]),
  },
  MapArea: {
    keyOf: ({ code }) => String(code),
    find: (database, deleted) => database.getRepository(MapArea).findBy({ code: In(deleted.map(({ code }) => code)) }),
  },
  StreetIndexEntry: {
    keyOf: ({ mapAreaId, streetName, locality }) => JSON.stringify([mapAreaId, streetName, locality ?? '']),
    find: (database, deleted) =>
      database.getRepository(StreetIndexEntry).findBy({
        mapAreaId: In(deleted.map(({ mapAreaId }) => mapAreaId)),
        streetName: In(deleted.map(({ streetName }) => streetName)),
      }),
  },
};

/** Whether a record that a line deleted is there again, restored or entered anew. */
export async function isThereAgain(context: RequestContext, entry: AuditLogEntry): Promise<boolean> {
  const isDeletion = entry.before !== null && entry.after === null;
  return isDeletion && Object.hasOwn(kinds, entry.entityType) && context.loader(thereAgainLoader).load(entry);
}

const thereAgainLoader: LoaderFactory<AuditLogEntry, boolean> = ({ database }) =>
  new DataLoader<AuditLogEntry, boolean>(async (entries) => {
    const keys = new Map<string, Set<string>>();
    for (const [name, { keyOf, find }] of Object.entries(kinds)) {
      const deleted = entries.flatMap(({ entityType, before }) => (entityType === name && before ? [before] : []));
      const records = deleted.length === 0 ? [] : await find(database, deleted);
      keys.set(name, new Set(records.map((record) => keyOf({ ...record }))));
    }
    return entries.map(({ entityType, before }) => {
      const key = kinds[entityType]?.keyOf(before ?? {});
      return key !== undefined && keys.get(entityType)?.has(key) === true;
    });
  });
