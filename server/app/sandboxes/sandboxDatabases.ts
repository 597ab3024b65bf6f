import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { sandboxPoolSize } from '../../platform/database/connections';
import { createDataSource } from '../database/createDataSource';
import { getDatabaseAddress } from '../database/hosts/getDatabaseAddress';
import { migrations } from '../database/listMigrations';

/** Name of the database that sandboxes are copied from; another one after each change of the tables. */
export function templateName(site: DataSource): string {
  const version = createHash('sha256')
    .update(migrations.map(({ name }) => name).join())
    .digest('hex');
  return `${templatePrefix(site)}${version.slice(0, 8)}`;
}

/** With it begin the names of the templates of all versions of a site. */
export function templatePrefix(site: DataSource): string {
  return `${nameOf(site)}_sandbox_template_`;
}

/** Name of the database of a sandbox. */
export function sandboxName(site: DataSource, id: string): string {
  return `${nameOf(site)}_sandbox_${id}`;
}

/** PostgreSQL cuts names at 63 bytes: a hash tells apart what begins alike. */
function nameOf(site: DataSource): string {
  const name = decodeURIComponent(new URL(getDatabaseAddress(site).url).pathname.slice(1));
  const hash = createHash('sha256').update(name).digest('hex');
  return `${name.replaceAll(/[^a-z0-9_]/g, '_').slice(0, 24)}_${hash.slice(0, 6)}`;
}

/** Returns an unconnected data source of another database on the site's server. */
export function databaseBeside(site: DataSource, name: string): DataSource {
  const url = new URL(getDatabaseAddress(site).url);
  url.pathname = `/${name}`;
  return createDataSource({ url: url.href, poolSize: sandboxPoolSize });
}

export async function databaseExists(site: DataSource, name: string): Promise<boolean> {
  return (await site.query<unknown[]>('SELECT FROM pg_database WHERE datname = $1', [name])).length > 0;
}

/** Names are ours, in lower case without quotes. */
export async function copyDatabase(site: DataSource, from: string, to: string): Promise<void> {
  await site.query(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);
}

export async function dropDatabase(site: DataSource, name: string): Promise<void> {
  await site.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}
