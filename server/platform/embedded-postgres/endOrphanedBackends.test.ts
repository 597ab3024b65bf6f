import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { StartProblem } from '../../shared/errors/StartProblem';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { endOrphanedBackends } from './endOrphanedBackends';

const folder = makeTestFolder('orphans');
const started: ChildProcess[] = [];

afterEach(async () => {
  jest.restoreAllMocks();
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

/** A process that looks like a backend whose server is gone. It ignores SIGQUIT. */
async function startBackend(): Promise<ChildProcess> {
  const script = `trap '' QUIT; echo ready; while read -r _; do :; done`;
  const child = spawn('bash', ['-c', `exec -a 'postgres: backend' bash -c "$0"`, script], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  started.push(child);
  await once(child.stdout, 'data');
  return child;
}

it('kills a backend that does not react to SIGQUIT', async () => {
  const backend = await startBackend();
  const ended = once(backend, 'exit');
  await endOrphanedBackends(folder);
  expect(await ended).toEqual([null, 'SIGKILL']);
});

it('names a backend that cannot be killed', async () => {
  const backend = await startBackend();
  jest.spyOn(process, 'kill').mockReturnValue(true);
  const problem: unknown = await endOrphanedBackends(folder).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect((problem as Error).message).toContain(`pid ${backend.pid})`);
});
