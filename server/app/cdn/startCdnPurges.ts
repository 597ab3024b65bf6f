import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { CdnPurger } from '../../platform/cdn/CdnPurger';
import type { Config } from '../../platform/config/Config';
import type { FileStore } from '../../platform/file-store/FileStore';
import { onSiteValues } from '../../shared/brand/siteValues';
import { listenForPublicChanges } from '../response-cache/public-version/listenForPublicChanges';
import { PublicChanges } from '../response-cache/public-version/PublicChanges';
import { tagOfFile, tagsOfChanges } from './cdnTags';

interface Dependencies {
  cdn: NonNullable<Config['cdn']>;
  database: DataSource;
  files: FileStore;
  logger: Logger;
  /** true in one process at least: it purges what any process changes */
  followsChanges: boolean;
}

/**
 * Purges the CDN of what changes: of everything at the start and after each gap in the announcements, since changes may
 * have been missed. Files are purged by the process that removes them. Returns what stops it.
 */
export async function startCdnPurges(dependencies: Dependencies): Promise<() => Promise<void>> {
  const { cdn, database, files, logger, followsChanges } = dependencies;
  const purger = new CdnPurger({ url: cdn.purgeUrl, headers: cdn.purgeHeaders, logger });
  const remove = files.remove.bind(files);
  files.remove = async (sha256) => {
    await remove(sha256);
    purger.purge([tagOfFile(sha256)]);
  };
  if (!followsChanges) return () => purger.stop();
  const purgeChanges = (changes: PublicChanges): void => purger.purge(tagsOfChanges(changes));
  const { listener } = listenForPublicChanges(database, logger, purgeChanges);
  const stopFollowing = onSiteValues(() => purgeChanges(PublicChanges.read(null)));
  await listener.start();
  return async () => {
    stopFollowing();
    await listener.stop();
    await purger.stop();
  };
}
