import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { BrowserProfiles } from './BrowserProfiles';

const folder = makeTestFolder('profiles');
const make = (name: string): string => {
  const profile = path.join(folder, 'profiles', name);
  mkdirSync(profile, { recursive: true });
  return profile;
};
const ended = spawnSync('true').pid;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives each browser its own folder and removes it afterwards', async () => {
  const profiles = new BrowserProfiles(folder, 'reef');
  const [one, other] = [profiles.create(), profiles.create()];
  expect(one).not.toBe(other);
  await profiles.remove(one);
  expect([existsSync(one), existsSync(other)]).toEqual([false, true]);
  await profiles.remove(other);
});

it('removes leftovers of dead processes, and nothing that is in use', async () => {
  const profiles = new BrowserProfiles(folder, 'reef');
  const own = profiles.create();
  const living = make(`reef-${process.ppid}-1`);
  const elsewhere = make('bay-1-1');
  const likeNamed = [make(`reef-${ended}-7-1`), make(`reef-green-${ended}-1`)];
  const left = [
    make(`reef-${ended}-1`),
    // by an earlier process with our number, as in containers
    make(`reef-${process.pid}-7`),
    make('bay-1-2'),
    make('reef-what'),
  ];
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  utimesSync(path.join(folder, 'profiles', 'bay-1-2'), yesterday, yesterday);
  expect(await profiles.sweep()).toBe(left.length);
  expect(left.filter((profile) => existsSync(profile))).toEqual([]);
  expect([own, living, elsewhere, ...likeNamed].filter((profile) => !existsSync(profile))).toEqual([]);
});

it('kills the browser of a dead process', async () => {
  const profile = make(`bight-${ended}-1`);
  const hanging = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', `--user-data-dir=${profile}`]);
  const gone = once(hanging, 'exit');
  await once(hanging, 'spawn');
  await new BrowserProfiles(folder, 'bight').sweep();
  expect((await gone)[1]).toBe('SIGKILL');
});
