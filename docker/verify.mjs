// Runs the instructions of docker/Dockerfile without a container engine: each stage in a clean folder, from the files in
// git. Then starts the image's command as an ordinary user with its environment and a throw-away database, waits for its
// health check, backs it up by the command of the image, and stops it.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { findProjectNode } from '../scripts/support/projectNode.mjs';
import { inRoot, root } from '../scripts/support/root.mjs';

const workspace = mkdtempSync(path.join(os.tmpdir(), 'local-offers-image-'));
chmodSync(workspace, 0o755);
const context = path.join(workspace, 'context');
const stages = new Map();
const image = { env: {}, healthcheck: '', command: [], user: 'root', folder: '', workdir: '/' };

try {
  exportContext();
  for (const { name, rest } of readInstructions(readFileSync(inRoot('docker', 'Dockerfile'), 'utf8'))) obey(name, rest);
  await tryImage();
  console.log('✓ The image builds, starts as an ordinary user, is healthy and stops in order.');
} finally {
  rmSync(workspace, { recursive: true, force: true });
}

function readInstructions(text) {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0], rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

/** Copies the build context: a clean checkout, including uncommitted files. */
function exportContext() {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of stdout.toString().split('\0')) {
    if (file !== '' && existsSync(inRoot(file))) cpSync(inRoot(file), path.join(context, file), { recursive: true });
  }
}

function obey(name, rest) {
  const inStage = (place) => path.join(image.folder, path.resolve(image.workdir, place));
  switch (name) {
    case 'FROM': {
      const stage = /\bAS (\S+)$/i.exec(rest)?.[1] ?? 'image';
      Object.assign(image, { env: {}, user: 'root', folder: path.join(workspace, stage), workdir: '/' });
      stages.set(stage, image.folder);
      mkdirSync(image.folder);
      return;
    }
    case 'WORKDIR':
      image.workdir = rest;
      return void mkdirSync(inStage('.'), { recursive: true });
    case 'ENV':
      return void Object.assign(image.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
    case 'COPY': {
      const from = /^--from=(\S+) /.exec(rest)?.[1];
      const places = rest.replace(/^--from=\S+ /, '').split(' ');
      // a finished stage is not written to again
      const copy = from === undefined ? copyTree : linkTree;
      const target = places.pop();
      for (const place of places) {
        const source = path.join(from === undefined ? context : stages.get(from), place);
        const folder = place.endsWith('/');
        copy(source, folder ? inStage(target) : path.join(inStage(target), path.basename(place)));
      }
      return;
    }
    case 'RUN':
      // the only absolute path is the volume, which tryImage creates for its own account
      if (rest.startsWith('install -d')) return;
      if (rest.startsWith('npm ci ') && isInstalledHere(inStage('.'))) {
        console.log(`… ${rest} (linked: this folder has the packages of the same lock)`);
        linkTree(inRoot('node_modules'), inStage('node_modules'));
        // npm rewrites its list in place: the stage gets one of its own
        rmSync(inStage('node_modules/.package-lock.json'));
        return cpSync(inRoot('node_modules', '.package-lock.json'), inStage('node_modules/.package-lock.json'));
      }
      return run(rest, inStage('.'));
    case 'HEALTHCHECK':
      image.healthcheck = rest.slice(rest.indexOf('CMD ') + 'CMD '.length);
      return;
    case 'CMD':
      image.command = JSON.parse(rest);
      return;
    case 'USER':
      image.user = rest;
      return;
    case 'VOLUME':
    case 'EXPOSE':
      return;
    default:
      throw new Error(`docker/verify.mjs does not know the instruction ${name}.`);
  }
}

/** Whether this folder's packages are those of the stage: its lock is the same, and npm has carried it out. */
function isInstalledHere(stage) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const installed = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const lock = read(path.join(stage, 'package-lock.json'));
  if (!isDeepStrictEqual(lock, read(inRoot('package-lock.json')))) return false;
  const packages = Object.entries(read(installed).packages);
  const isOptional = ({ optional, devOptional, link }) => optional || devOptional || link;
  const needed = Object.entries(lock.packages).filter(([place, part]) => place !== '' && !isOptional(part));
  const here = new Map(packages.map(([place, { version }]) => [place, version]));
  return (
    needed.every(([place, { version }]) => here.get(place) === version) &&
    packages.every(([place, { version }]) => lock.packages[place]?.version === version)
  );
}

/** Files are linked where the folders are on one disk: what npm removes or replaces in one of them stays in the other. */
function linkTree(source, target) {
  if (spawnSync('cp', ['-al', source, target]).status === 0) return;
  rmSync(target, { recursive: true, force: true });
  copyTree(source, target);
}

function copyTree(source, target) {
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
}

/** The environment of a command. The project's Node replaces that of the image. */
function environment(changes) {
  const node = path.dirname(findProjectNode());
  return {
    PATH: `${node}${path.delimiter}${process.env.PATH}`,
    HOME: process.env.HOME,
    ...networkSettings(),
    ...changes,
  };
}

/** This machine's access to npm's registry, which is not part of the image. */
function networkSettings() {
  const network = /^(npm_config_(registry|cafile|https?_proxy|cache)|https?_proxy|no_proxy|node_extra_ca_certs)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => network.test(name)));
}

function run(command, cwd) {
  console.log(`… ${command}`);
  const { status } = spawnSync('sh', ['-ec', command], { cwd, env: environment({ ...image.env }), stdio: 'inherit' });
  if (status !== 0) throw new Error(`This instruction failed: RUN ${command}`);
}

async function tryImage() {
  if (image.user === 'root') throw new Error('The image runs as root.');
  const parts = JSON.parse(readFileSync(path.join(image.folder, image.workdir, 'sbom.cdx.json'), 'utf8'));
  if (!parts.components.some(({ name }) => name === 'fastify')) throw new Error('The list of parts lacks fastify.');
  const require = createRequire(import.meta.url);
  const build = path.join(inRoot('dist', 'server', 'platform', 'embedded-postgres'));
  const { startEmbeddedPostgres } = require(path.join(build, 'startEmbeddedPostgres.js'));
  const { findFreePort } = require(path.join(build, 'findFreePort.js'));
  const { unprivilegedUser, isRoot } = require(path.join(build, 'serviceUser.js'));
  const { canReach } = require(path.join(build, 'canReach.js'));
  const ordinary = isRoot() ? unprivilegedUser() : null;
  const user = ordinary !== null && canReach(findProjectNode(), ordinary) ? ordinary : null;
  const data = path.join(workspace, 'data');
  mkdirSync(data);
  if (user !== null) chownSync(data, user.uid, user.gid);

  const folder = path.join(workspace, 'database');
  const database = await startEmbeddedPostgres({ folder, database: 'local_offers', durable: false });
  const port = String(await findFreePort());
  const env = environment({
    ...image.env,
    HOME: data,
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: data,
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://localhost:${port}`,
    ACCESS_TOKEN_SECRET: 'only for this one run of the image',
    IDENTITY_SECRET: 'only for this one run of the image, too',
  });
  const [program, ...args] = image.command;
  const cwd = path.join(image.folder, image.workdir);
  const site = spawn(program, args, { cwd, env, ...(user ?? {}), stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    await untilHealthy(site, env);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    if (page.status !== 200) throw new Error(`The image answers / with ${page.status}.`);
    backUpImage({ program, cwd, user, env: { ...env, BACKUP_DIR: path.join(data, 'backups') } });
    site.kill('SIGTERM');
    const code = await new Promise((resolve) => site.once('exit', resolve));
    if (code !== 0) throw new Error(`The image ends with ${code} when it is told to stop.`);
  } finally {
    site.kill('SIGKILL');
    await database.stop();
  }
}

/** As docs/operations.md says for containers, beside the site that serves. */
function backUpImage({ program, cwd, user, env }) {
  for (const command of ['backUp', 'verifyBackup']) {
    const args = [`dist/server/commands/${command}.js`];
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, ...(user ?? {}), encoding: 'utf8' });
    if (status !== 0) throw new Error(`The image's ${command} ended with ${status}: ${stderr}`);
    console.log(stdout.trim());
  }
}

async function untilHealthy(site, env) {
  for (let second = 0; second < 60; second++) {
    if (site.exitCode !== null) throw new Error(`The image's command ended with ${site.exitCode}.`);
    if (spawnSync('sh', ['-c', image.healthcheck], { env }).status === 0) return;
    await sleep(1000);
  }
  throw new Error('The image does not become healthy.');
}
