// cspell:ignore eventloop
import type { DataSource } from 'typeorm';

export interface ProcessFigures {
  residentMb: number;
  heapMb: number;
  externalMb: number;
  /** open files and sockets */
  descriptors: number;
  /** timers, sockets, requests of libuv: what keeps the process busy */
  resources: number;
  /** of the event loop since the last look: within which 99 % of the delays are, and the longest */
  lagMs: [number, number];
  /** the sessions of all clients in PostgreSQL, without ours */
  connections: number;
  /** of the whole database */
  databaseMb: number;
}

/** @throws Error if the site does not show its figures */
export async function readProcessFigures(url: string, database: DataSource): Promise<ProcessFigures> {
  const response = await fetch(`${url}/metrics`);
  if (!response.ok) throw new Error(`/metrics was answered with ${String(response.status)}.`);
  const text = await response.text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const [row] = await database.query<{ connections: number; bytes: string }[]>(
    `SELECT count(*)::integer AS connections, pg_database_size(current_database()) AS bytes FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return {
    residentMb: megabytes(figure('process_resident_memory_bytes')),
    heapMb: megabytes(figure('nodejs_heap_size_used_bytes')),
    externalMb: megabytes(figure('nodejs_external_memory_bytes')),
    descriptors: figure('process_open_fds'),
    resources: figure('nodejs_active_resources_total'),
    lagMs: [
      milliseconds(figure('nodejs_eventloop_lag_p99_seconds')),
      milliseconds(figure('nodejs_eventloop_lag_max_seconds')),
    ],
    connections: row?.connections ?? 0,
    databaseMb: megabytes(Number(row?.bytes)),
  };
}

const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);
const milliseconds = (seconds: number): number => Math.round(seconds * 1_000);
