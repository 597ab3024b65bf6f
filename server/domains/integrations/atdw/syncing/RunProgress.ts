import type { DataSource, EntityManager } from 'typeorm';
import type { AtdwRun, AtdwRunPhase } from '../AtdwRun';
import type { ProductRefusal } from '../ProductRefusal';
import { leaseSeconds } from './claimRun';

export type RunCounts = Pick<
  AtdwRun,
  'found' | 'created' | 'updated' | 'unchanged' | 'renewed' | 'archived' | 'refused'
>;

const noCounts: RunCounts = {
  ...{ found: 0, created: 0, updated: 0, unchanged: 0 },
  ...{ renewed: 0, archived: 0, refused: 0 },
};

const columnOf = (name: keyof RunCounts): string => (name === 'found' ? 'found_count' : name);

/** Another process has taken the run over: this one stops without a trace. */
export class LeaseLost extends Error {}

const renewalMs = (leaseSeconds * 1000) / 4;
const mostRefusals = 50;

/** What is known of a run that this process works on. Every write checks that the run is still its own. */
export class RunProgress {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    readonly run: AtdwRun,
  ) {}

  /** Keeps the run until `release`, also while the process waits. */
  hold(): void {
    this.timer = setInterval(() => {
      // a failure shows in the next write
      void this.database
        .query(
          `UPDATE atdw_runs SET lease_until = now() + make_interval(secs => $3) WHERE id = $1 AND lease_token = $2`,
          [this.run.id, this.run.leaseToken, leaseSeconds],
        )
        .catch(() => undefined);
    }, renewalMs);
    this.timer.unref();
  }

  release(): void {
    clearInterval(this.timer);
  }

  /** Adds counts and moves to the next page, in the transaction of what was counted. @throws LeaseLost */
  async advance(
    manager: EntityManager,
    next: { phase: AtdwRunPhase; page: number; pass?: number },
    counts: Partial<RunCounts> = {},
    refusals: readonly ProductRefusal[] = [],
  ): Promise<void> {
    const { run } = this;
    const pass = next.pass ?? run.pass;
    const added = { ...noCounts, ...counts };
    const names = Object.keys(added) as (keyof RunCounts)[];
    const allRefusals = [...run.refusals, ...refusals].slice(0, mostRefusals);
    await this.update(manager, {
      sets: ['phase = $3', 'page = $4', 'pass = $5', 'refusals = $6::jsonb', 'problem = NULL'].concat(
        names.map((name, index) => `${columnOf(name)} = ${columnOf(name)} + $${index + 7}::integer`),
      ),
      values: [next.phase, next.page, pass, JSON.stringify(allRefusals), ...names.map((name) => added[name])],
    });
    Object.assign(run, next, { pass, refusals: allRefusals });
    for (const name of names) run[name] += added[name];
  }

  /** @throws LeaseLost */
  async update(
    manager: EntityManager,
    { sets, values }: { sets: readonly string[]; values: readonly unknown[] },
  ): Promise<void> {
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE atdw_runs SET ${sets.join(', ')} WHERE id = $1 AND lease_token = $2 AND state = 'RUNNING'`,
      [this.run.id, this.run.leaseToken, ...values],
    );
    if (changed !== 1) throw new LeaseLost();
  }
}
