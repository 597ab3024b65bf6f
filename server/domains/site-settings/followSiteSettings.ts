import type { DataSource } from 'typeorm';
import { applySiteValues, noSiteValues, siteVersion } from '../../shared/brand/siteValues';
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
  const [found] = await database.query<{ version: number }[]>('SELECT version FROM site_settings');
  if ((found?.version ?? 0) === siteVersion()) return;
  const row = await database.getRepository(SiteSettingsRow).findOneBy({ id: 1 });
  applySiteValues(row?.version ?? 0, row?.values ?? noSiteValues);
}
