import path from 'node:path';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { startServer } from './startServer';

export interface DemoSite {
  url: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** The built site with demo data, which it keeps in the folder. */
export async function startDemoSite(folder: string, settings: Record<string, string> = {}): Promise<DemoSite> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const site = await startServer(path.resolve(__dirname, '../../../server/main.js'), port, {
    NODE_ENV: 'development',
    DEMO_DATA: 'true',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'site'),
    ...settings,
  });
  return { url, port, pid: site.pid, stop: () => site.stop() };
}

/** The number of the first ad of a type. */
export async function firstAd(url: string, type: string): Promise<number> {
  const answer = await fetch(`${url}/rest/brochure/public/?types=${type}&pageSize=1&page=0`);
  const { content } = (await answer.json()) as { content: { id: number }[] };
  const [ad] = content;
  if (!ad) throw new Error(`The demo has no ad of type ${type}.`);
  return ad.id;
}
