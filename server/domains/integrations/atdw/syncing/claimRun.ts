import type { EntityManager } from 'typeorm';
import { newDid } from '../../../../shared/did';
import { AtdwRun, type AtdwRunKind } from '../AtdwRun';
import { AtdwSettings } from '../AtdwSettings';
import type { AtdwDependencies } from './AtdwDependencies';

/** Without renewal for so long, the process that works on a run counts as dead. */
export const leaseSeconds = 20;
/** Changes are read from before the last run on: the clocks of both sides may differ. */
const overlapMs = 15 * 60_000;

export type Claim = { did: string } | { kind: AtdwRunKind };

/**
 * Takes the open run, or makes one, for this process alone. null: there is nothing to do. BUSY: another process works on
 * it, with its `leaseUntil`.
 */
export function claimRun(
  { database, clock, source }: AtdwDependencies,
  claim: Claim,
): Promise<{ run: AtdwRun } | { busyUntil: Date } | null> {
  return database.transaction(async (manager) => {
    // makes processes take turns
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('atdw runs'))`);
    const runs = manager.getRepository(AtdwRun);
    const open = await runs.findOneBy([{ state: 'WAITING' }, { state: 'RUNNING' }]);
    const token = newDid();
    if (open) {
      const [lease] = await manager.query<{ isAlive: boolean }[]>(
        `SELECT lease_until > now() AS "isAlive" FROM atdw_runs WHERE id = $1 AND lease_until IS NOT NULL`,
        [open.id],
      );
      if (lease?.isAlive === true && open.leaseUntil) return { busyUntil: open.leaseUntil };
      return { run: await start(manager, open, token, clock.now()) };
    }
    if ('did' in claim) return null;
    const settings = await manager.getRepository(AtdwSettings).findOneBy({ id: 1 });
    if (!settings?.isNightly || source.apiKey === null) return null;
    const { id } = await runs.save(runs.create({ ...newRun(claim.kind, clock.now()), state: 'WAITING' }));
    return { run: await start(manager, await runs.findOneByOrFail({ id }), token, clock.now()) };
  });
}

export function newRun(kind: AtdwRunKind, createdAt: Date): Pick<AtdwRun, 'did' | 'kind' | 'isDryRun' | 'createdAt'> {
  return { did: newDid(), kind, isDryRun: false, createdAt };
}

async function start(manager: EntityManager, run: AtdwRun, token: string, now: Date): Promise<AtdwRun> {
  const isNew = run.startedAt === null;
  const since = isNew && run.kind === 'CHANGES' ? await changesSince(manager) : run.since;
  // without an earlier run there is nothing that changes could be changes of
  const kind = run.kind === 'CHANGES' && since === null ? 'EVERYTHING' : run.kind;
  // products of runs that were given up
  if (isNew) await manager.query('DELETE FROM atdw_run_products WHERE run_id <> $1', [run.id]);
  await manager.query(
    `UPDATE atdw_runs SET state = 'RUNNING', kind = $2, since = $3, started_at = coalesce(started_at, $4),
       lease_token = $5, lease_until = now() + make_interval(secs => $6)
     WHERE id = $1`,
    [run.id, kind, since, now, token, leaseSeconds],
  );
  return manager.getRepository(AtdwRun).findOneByOrFail({ id: run.id });
}

/** null: everything has to be read, as after a change of what is wanted */
async function changesSince(manager: EntityManager): Promise<Date | null> {
  const [last] = await manager.query<{ startedAt: Date; isOutdated: boolean }[]>(
    `SELECT r.started_at AS "startedAt", s.updated_at > r.started_at AS "isOutdated"
     FROM atdw_runs r, atdw_settings s WHERE r.state = 'DONE' AND NOT r.is_dry_run ORDER BY r.id DESC LIMIT 1`,
  );
  return last && !last.isOutdated ? new Date(last.startedAt.getTime() - overlapMs) : null;
}
