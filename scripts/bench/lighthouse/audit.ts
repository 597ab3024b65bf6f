import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from '../../../server/platform/browser/findBrowser';
import { launchBrowser } from '../../../server/platform/browser/launchBrowser';

/** Lighthouse has packages of its own, which only this measurement installs. */
const { resolve } = createRequire(path.resolve('scripts/bench/lighthouse/package.json'));

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** The fields of a report that we read. */
export interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  /** the machine's speed during the measurement */
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

/** Lighthouse with its defaults, a slow phone on a slow line, in a browser with an empty profile. */
export async function audit(url: string, folder: string): Promise<Report> {
  const browser = await launchBrowser(findBrowser(path.join(folder, 'browser')), { ownPagesOnly: true, listens: true });
  try {
    const file = path.join(folder, 'report.json');
    const options = ['--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting'];
    const port = `--port=${new URL(browser.wsEndpoint()).port}`;
    const command = [resolve('lighthouse/cli/index.js'), url, port, ...options];
    const [code] = (await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'exit')) as [number | null];
    if (code !== 0) throw new Error(`Lighthouse gave up on ${url}.`);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    return report;
  } finally {
    await browser.close();
  }
}
