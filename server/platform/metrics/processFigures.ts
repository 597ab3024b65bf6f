import { getHeapStatistics } from 'node:v8';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cacheBytes, cacheLookups } from './metrics';

interface ProcessFigures {
  startedAt: Date;
  /** memory of the process as the system counts it */
  memoryBytes: number;
  heapLimitBytes: number;
  /** the longest time in the last minute or two that the program did nothing else; null: not measured yet */
  eventLoopLagMs: number | null;
  cacheBytes: number;
  /** from 0 to 1; null: nothing was looked up */
  cacheHitShare: number | null;
}

const resolutionMs = 20;
const windowMs = 60_000;

const startedAt = new Date(Date.now() - process.uptime() * 1000);

/** Notes the lag of the last whole minute; asking starts it. */
let lag: { read: () => number | null } | undefined;

function startLag(): { read: () => number | null } {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  let last: number | null = null;
  delay.enable();
  setInterval(() => {
    last = delay.max / 1e6;
    delay.reset();
  }, windowMs).unref();
  const now = (): number | null => (delay.count === 0 ? null : Math.max(0, delay.max / 1e6 - resolutionMs));
  return { read: () => (last === null ? now() : Math.max(now() ?? 0, last - resolutionMs)) };
}

async function read(): Promise<ProcessFigures> {
  lag ??= startLag();
  const { values: lookups } = await cacheLookups.get();
  const all = lookups.reduce((sum, { value }) => sum + value, 0);
  const missed = lookups.find(({ labels }) => labels.outcome === 'miss')?.value ?? 0;
  const [bytes] = (await cacheBytes.get()).values;
  return {
    startedAt,
    memoryBytes: process.memoryUsage.rss(),
    heapLimitBytes: getHeapStatistics().heap_size_limit,
    eventLoopLagMs: lag.read(),
    cacheBytes: bytes?.value ?? 0,
    cacheHitShare: all === 0 ? null : (all - missed) / all,
  };
}

/** The figures of this process now. */
export const processFigures = { read };
