import { LessThan, type DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import type { FileStore } from '../../platform/file-store/FileStore';
import { forgetStreetFiles } from '../integrations/street-import/forgetStreetFiles';
import { StreetFile } from '../integrations/street-import/StreetFile';
import { applyRetentionRule } from './applyRetentionRule';
import { deleteOldDrafts } from './deleteOldDrafts';
import { forgetStatisticMonths } from './forgetStatisticMonths';
import { limitOf } from './limitOf';
import { retentionRules, streetFilesAreKeptFor, viewsAndClicksAreKeptFor } from './retentionRules';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  files: FileStore;
}

/** Keeps to the periods of the rules, and says of how much; running it again finds nothing. */
export async function forgetWhatIsOld({ database, clock, files }: Dependencies): Promise<Record<string, number>> {
  const now = clock.now();
  const done: Record<string, number> = {};
  for (const rule of retentionRules) done[rule.what] = await applyRetentionRule(database, rule, now);
  done['drafts'] = await deleteOldDrafts({ database, clock });
  done['months of views and clicks'] = await forgetStatisticMonths(database, limitOf(now, viewsAndClicksAreKeptFor));
  const old = await database
    .getRepository(StreetFile)
    .findBy({ uploadedAt: LessThan(limitOf(now, streetFilesAreKeptFor)) });
  await forgetStreetFiles(
    { database, files },
    old.map(({ sha256 }) => sha256),
  );
  done['files of streets'] = old.length;
  return Object.fromEntries(Object.entries(done).filter(([, count]) => count > 0));
}
