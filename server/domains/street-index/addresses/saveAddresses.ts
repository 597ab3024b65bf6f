import type { EntityManager } from 'typeorm';
import type { NewAddress } from './StreetAddress';

const batchSize = 5000;

/** Replaces the house numbers of a source. */
export async function saveAddresses(
  manager: EntityManager,
  sourceId: number,
  addresses: readonly NewAddress[],
): Promise<void> {
  await manager.query('DELETE FROM street_addresses WHERE source_id = $1', [sourceId]);
  for (let at = 0; at < addresses.length; at += batchSize) {
    await manager.query(
      `INSERT INTO street_addresses (source_id, street_name, locality, number, suffix, latitude, longitude)
       SELECT $1, "streetName", locality, number, suffix, latitude, longitude
       FROM jsonb_to_recordset($2::jsonb) AS address (
         "streetName" text, locality text, number integer, suffix text,
         latitude double precision, longitude double precision)`,
      [sourceId, JSON.stringify(addresses.slice(at, at + batchSize))],
    );
  }
}
