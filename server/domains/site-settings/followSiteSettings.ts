import type { DataSource } from 'typeorm';
import { applySiteValues, siteVersion } from '../../shared/brand/siteValues';
import { applyLegalDays } from '../../shared/legal/termsVersion';
import { loadDrawings } from './drawings/loadDrawings';
import { SiteSettingsRow } from './SiteSettingsRow';

/** how soon another process shows a change */
const pollMs = 500;

interface Following {
  stop: () => Promise<void>;
}

/** Applies the site's settings to this process, now and after each change by any process. */
export async function followSiteSettings(database: DataSource, onFailed: (error: unknown) => void): Promise<Following> {
  await readSiteSettings(database);
  let isReading = false;
  const timer = setInterval(() => {
    // a slow database gets one question at a time
    if (isReading) return;
    isReading = true;
    void readSiteSettings(database)
      .catch(onFailed)
      .finally(() => {
        isReading = false;
      });
  }, pollMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}

async function readSiteSettings(database: DataSource): Promise<void> {
  const [found] = await database.query<{ version: number | null; terms: string[]; conditions: string[] }[]>(
    `SELECT (SELECT version FROM site_settings) AS version,
       ARRAY(SELECT valid_from::text FROM legal_versions WHERE kind = 'TERMS' ORDER BY valid_from) AS terms,
       ARRAY(SELECT valid_from::text FROM legal_versions WHERE kind = 'ADVERTISING' ORDER BY valid_from) AS conditions`,
  );
  applyLegalDays({ TERMS: found?.terms ?? [], ADVERTISING: found?.conditions ?? [] });
  if ((found?.version ?? 0) === siteVersion()) return;
  const row = await database.getRepository(SiteSettingsRow).findOneBy({ id: 1 });
  const values = row?.values ?? {};
  applySiteValues(row?.version ?? 0, values, await loadDrawings(database, values));
}
