import { rmSync } from 'node:fs';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../platform/file-store/S3Settings';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { BackupStore } from './BackupStore';
import { BucketPlace } from './places/BucketPlace';
import { FolderPlace } from './places/FolderPlace';

const root = makeTestFolder('backup-places');
const bucket = 'backups';
const key = 'a key of this test that is long enough';
let s3: S3rver;
let settings: S3Settings;

beforeAll(async () => {
  const configureBuckets = [{ name: bucket, configs: [] }];
  s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: path.join(root, 's3'), configureBuckets });
  const { port } = await s3.run();
  settings = {
    ...{ bucket, region: 'ap-southeast-2', endpoint: `http://127.0.0.1:${port}`, prefix: 'nightly/', pathStyle: true },
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  };
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

const openPlace = (kind: string) =>
  kind === 'bucket' ? BucketPlace.open(settings) : new FolderPlace(path.join(root, 'folder'));
const sha256 = 'ab'.repeat(32);
const recordsOf = async function* (text: string, times = 1): AsyncGenerator<Buffer> {
  for (let at = 0; at < times; at += 1) yield await Promise.resolve(Buffer.from(text));
};
const textOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

describe.each(['folder', 'bucket'])('backups in a %s', (kind) => {
  it.each([key, null])('are read back as they were written', async (secret) => {
    const backups = new BackupStore(await openPlace(kind), secret);
    await backups.prepare();
    const name = await backups.write(new Date('2026-11-25T02:17:00.123Z'), recordsOf('rows'));
    expect(name).toBe('2026-11-25T02-17-00Z.backup');
    expect(await textOf(backups.read(name))).toBe('rows');
    const file = { sha256, name: 'original' };
    await backups.writeFile(file, recordsOf('a picture'));
    expect(String(await backups.readFile(file))).toBe('a picture');
    expect(await backups.list()).toEqual([name]);
  });

  it('keep only the files that are still needed', async () => {
    const backups = new BackupStore(await openPlace(kind), null);
    const [needed, other] = [sha256, 'cd'.repeat(32)].map((hash) => ({ sha256: hash, name: '320.webp' }));
    if (!needed || !other) throw new Error('two files');
    for (const file of [needed, other]) await backups.writeFile(file, recordsOf('x'));
    expect(await backups.removeFilesExcept(new Set([`${sha256}/320.webp`, `${sha256}/original`]))).toBe(1);
    expect([await backups.hasFile(needed), await backups.hasFile(other)]).toEqual([true, false]);
  });

  it('keep nothing of a backup whose rows end with an error', async () => {
    const backups = new BackupStore(await openPlace(kind), key);
    const failing = (async function* () {
      yield* recordsOf('x'.repeat(1024 * 1024), 40);
      throw new Error('the database went away');
    })();
    await expect(backups.write(new Date('2026-11-26T02:17:00Z'), failing)).rejects.toThrow('the database went away');
    expect(await backups.list()).toEqual(['2026-11-25T02-17-00Z.backup']);
  });

  it('are removed by name, and missing ones are told', async () => {
    const backups = new BackupStore(await openPlace(kind), null);
    await backups.remove('2026-11-25T02-17-00Z.backup');
    await backups.remove('2026-11-25T02-17-00Z.backup');
    expect(await backups.list()).toEqual([]);
    await expect(textOf(backups.read('2026-11-25T02-17-00Z.backup'))).rejects.toThrow(/is missing/);
  });
});

it('tells in a sentence that there is no such bucket, or no server', async () => {
  const nowhere = await BucketPlace.open({ ...settings, bucket: 'nowhere' });
  await expect(nowhere.prepare()).rejects.toThrow(/cannot use the bucket nowhere: .* Check the settings BACKUP_S3_/);
  const silent = await BucketPlace.open({ ...settings, endpoint: 'http://127.0.0.1:1' });
  await expect(silent.prepare()).rejects.toThrow(/cannot use the bucket backups: .*ECONNREFUSED/);
});
