import type { DataSource } from 'typeorm';
import { ImportProfile } from './ImportProfile';
import { profileMappingOf } from './profileMappingOf';

/** Takes values of contacts from profiles that a server of an earlier version has kept. Returns the number of profiles. */
export async function forgetContactsOfProfiles(database: DataSource): Promise<number> {
  const profiles = database.getRepository(ImportProfile);
  let count = 0;
  for (const { id, mapping } of await profiles.find()) {
    const kept = profileMappingOf(mapping);
    if (kept.values.length === mapping.values.length) continue;
    // unless somebody has kept another mapping meanwhile
    const { affected } = await profiles
      .createQueryBuilder()
      .update()
      .set({ mapping: kept })
      .where('id = :id AND mapping = :mapping', { id, mapping: JSON.stringify(mapping) })
      .execute();
    count += affected ?? 0;
  }
  return count;
}
