import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { StartProblem } from '../../shared/errors/StartProblem';
import { eventually } from '../../test/eventually';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { findServerProcess } from './findServerProcess';
import { superviseServer } from './superviseServer';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the built-in PostgreSQL', () => {
  const folder = makeTestFolder('embedded-postgres');
  const start = () => startEmbeddedPostgres({ folder, database: 'shop', durable: false });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('creates its database, stores data, and leaves nothing running', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE tide AS SELECT 7 AS metres');
    await first.stop();
    expect(findServerProcess(first.cluster)).toBeNull();

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'SELECT metres FROM tide')).toEqual([{ metres: 7 }]);
    await second.stop();
  });

  it("is UTF-8, sorts by code point and uses UTC, whatever the machine's settings", async () => {
    const server = await start();
    const [row] = await query(
      server.url,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone,
              (SELECT datlocprovider FROM pg_database WHERE datname = 'shop') AS provider`,
    );
    expect(row).toEqual({ encoding: 'UTF8', zone: 'UTC', provider: 'b' });
    await server.stop();
  });

  it('adopts the server of a killed process, and the last user stops it', async () => {
    const first = await start();
    const second = await start();
    expect(second.adopted).toBe(true);
    expect(second.url).toBe(first.url);

    const other = spawnSync('true').pid; // a process that has ended, like a killed one
    writeFileSync(path.join(folder, 'postgres.users', String(other)), '');
    await second.stop();
    expect(findServerProcess(first.cluster)).toBeNull();
  });

  it('leaves the server to another process that still uses it', async () => {
    const server = await start();
    const other = path.join(folder, 'postgres.users', '1'); // process 1 always lives
    writeFileSync(other, '');
    await server.stop();
    expect(findServerProcess(server.cluster)).not.toBeNull();

    rmSync(other);
    await (await start()).stop();
    expect(findServerProcess(server.cluster)).toBeNull();
  });

  it('starts again after the server itself was killed', async () => {
    const first = await start();
    const pid = findServerProcess(first.cluster)?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(findServerProcess(first.cluster)).toBeNull());

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('is supervised: restarts at the same address, even while a session of the dead one computes', async () => {
    const server = await start();
    const logger = { error: jest.fn(), warn: jest.fn() };
    const onLost = jest.fn();
    const end = superviseServer(server, { logger, onLost, everyMs: 10 });
    const busy = new Client({ connectionString: server.url });
    busy.on('error', () => undefined);
    await busy.connect();
    const computing = busy.query('SELECT count(*) FROM generate_series(1, 100000000000)').catch(() => 'cut off');
    await eventually(async () => {
      const states = await query(server.url, `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT count%100000%'`);
      expect(states).toHaveLength(1);
    });

    const first = findServerProcess(server.cluster)?.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await eventually(async () => expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]));
    expect(findServerProcess(server.cluster)?.pid).not.toBe(first);
    expect(await computing).toBe('cut off');
    expect(logger.error).toHaveBeenCalledWith('The built-in PostgreSQL has ended. It is started again.');
    expect(onLost).not.toHaveBeenCalled();
    end();
    await server.stop();
    expect(findServerProcess(server.cluster)).toBeNull();
  });

  it('stays stopped although a restart was requested meanwhile', async () => {
    const server = await start();
    process.kill(findServerProcess(server.cluster)?.pid ?? 0, 'SIGKILL');
    await eventually(() => expect(server.isRunning()).toBe(false));
    await Promise.all([server.stop(), server.restart()]);
    expect(findServerProcess(server.cluster)).toBeNull();
  });
});

describe('an unusable data folder', () => {
  const folder = makeTestFolder('embedded-postgres-broken');
  const start = () => startEmbeddedPostgres({ folder, database: 'shop', durable: false });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is of another version of PostgreSQL: no empty one begins beside it', async () => {
    writeFileSync(path.join(folder, 'postgres.secret'), 'secret');
    mkdirSync(path.join(folder, 'pg17'));
    await expect(start()).rejects.toThrow(/pg17 is of PostgreSQL 17, .* PostgreSQL 18: back it up/);
    expect(existsSync(path.join(folder, 'pg18'))).toBe(false);
    rmSync(path.join(folder, 'pg17'), { recursive: true });
  });

  it('is never overwritten: a damaged cluster is named', async () => {
    writeFileSync(path.join(folder, 'postgres.secret'), 'secret');
    mkdirSync(path.join(folder, 'pg18'));
    writeFileSync(path.join(folder, 'pg18', 'precious'), '');
    await expect(start()).rejects.toThrow(/pg18 is damaged .* restore it from a backup/);
    expect(existsSync(path.join(folder, 'pg18', 'precious'))).toBe(true);
  });

  it('was filled with the files of another version', async () => {
    writeFileSync(path.join(folder, 'pg18', 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/pg18 are of PostgreSQL 15: move them/);
    rmSync(path.join(folder, 'pg18', 'PG_VERSION'));
  });

  it('misses its password file', async () => {
    rmSync(path.join(folder, 'postgres.secret'));
    await expect(start()).rejects.toThrow(/its password file .*postgres\.secret is not/);
  });

  it('is a file', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const problem = startEmbeddedPostgres({ folder: path.join(file, 'below'), database: 'shop' });
    await expect(problem).rejects.toBeInstanceOf(StartProblem);
    await expect(problem).rejects.toThrow(/cannot be used .* set DATA_DIR/);
  });
});
