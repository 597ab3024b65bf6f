/** Of the job queue's own pool, in each process. */
export const queuePoolSize = 4;

/** Of a sandbox, in each process that has opened it. */
export const sandboxPoolSize = 3;

/** One listens to jobs, one to public changes, one answers /readyz. */
const listeners = 3;
const listenersOfSandbox = 2;

/** For a backup with its trial (5), migrations, commands and somebody with psql. */
const spare = 16;

/** PostgreSQL's own default. */
const serverDefault = 100;

const largestPool = 20;
export const smallestPool = 4;

/** All connections of a process that are not in its pool (DATABASE_POOL_SIZE). */
export const connectionsBesidePool = queuePoolSize + listeners;

/** The pool of each process where DATABASE_POOL_SIZE is not set: what PostgreSQL's default leaves for it. */
export function defaultPoolSize(processes: number): number {
  const left = Math.floor((serverDefault - spare) / processes) - connectionsBesidePool;
  return Math.min(largestPool, Math.max(smallestPool, left));
}

/** What PostgreSQL needs for the site at its busiest, at least its default (docs/operations.md#connections). */
export function neededConnections(site: {
  processes: number;
  poolSize: number;
  replicas: number;
  sandboxes: number;
}): number {
  // with replicas, one connection more watches the primary
  const ofProcess = site.poolSize + connectionsBesidePool + (site.replicas > 0 ? 1 : 0);
  const ofSandboxes = site.sandboxes * (sandboxPoolSize + listenersOfSandbox);
  return Math.max(serverDefault, site.processes * (ofProcess + ofSandboxes) + spare);
}
