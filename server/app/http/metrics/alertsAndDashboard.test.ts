import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from 'prom-client';
import { collectProcessMetrics, registry } from '../../../platform/metrics/metrics';
import { findProgram } from '../../../test/programs/findProgram';
import { siteRegistry } from './siteGauges';

const root = path.resolve(__dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Names of series: those of a histogram end in _bucket, _count and _sum. */
const seriesOf = (from: Registry): string[] =>
  from
    .getMetricsAsArray()
    .flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    );

collectProcessMetrics();
const known = new Set([registry, siteRegistry].flatMap(seriesOf));

it.each(['docker/alerts.yml', 'docker/alerts.test.yml', 'docker/grafana.json'])(
  '%s names figures that exist',
  (file) => {
    const named = new Set(read(file).match(/\b(?:local_offers|process|nodejs)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  },
);

it('the list of figures in the docs has each of them', () => {
  const text = read('docs/operations.md');
  const own = [registry, siteRegistry].flatMap((each) => each.getMetricsAsArray().map(({ name }) => name));
  const table = text.slice(text.indexOf('| Figure '), text.indexOf('No figure has an address'));
  const absent = own.filter((name) => name.startsWith('local_offers_') && !table.includes(`\`${name}\``));
  expect(absent).toEqual([]);
});

it('promtool accepts the rules, and their tests pass', async () => {
  const promtool = findProgram({
    files: ['/usr/bin/promtool', '/usr/local/bin/promtool'],
    debianPackage: 'prometheus',
  });
  if (promtool === null) return;
  const run = async (...args: string[]) => (await promisify(execFile)(promtool, args, { cwd: root })).stdout;
  expect(await run('check', 'rules', 'docker/alerts.yml')).toContain('SUCCESS');
  expect(await run('test', 'rules', 'docker/alerts.test.yml')).toContain('SUCCESS');
});
