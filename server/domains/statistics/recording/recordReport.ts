import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { DomainError } from '../../../shared/errors/DomainError';
import type { NewStatisticEvent } from './NewStatisticEvent';
import type { RecordedEvent } from './RecordedEvent';
import type { ReportedEvent } from './ReportedEvent';
import { keepStatisticEvents } from './writeStatisticEvents';

interface Report {
  apiKeyId: number;
  idempotencyKey: string;
  /** as they were sent: the same key with others is a mistake */
  reported: readonly ReportedEvent[];
  events: readonly NewStatisticEvent[];
}

interface KeptReport {
  content_hash: string;
  brochure_ids: (number | null)[];
  counted: boolean[];
}

/**
 * Stores what a program reports, once: the same key returns what the first report did
 * (docs/rules/statistics.md#events-from-servers). A second report at the same time waits for the first.
 * @throws CONFLICT if the key was used for other events
 */
export function recordReport(
  { database, clock }: { database: DataSource; clock: Clock },
  { apiKeyId, idempotencyKey, reported, events }: Report,
): Promise<RecordedEvent[]> {
  const contentHash = createHash('sha256').update(JSON.stringify(reported)).digest('hex');
  const key = [apiKeyId, idempotencyKey];
  return database.transaction(async (manager) => {
    const inserted = await manager.query<unknown[]>(
      `INSERT INTO statistic_reports (api_key_id, idempotency_key, content_hash, brochure_ids, counted, created_at)
       VALUES ($1, $2, $3, '{}', '{}', $4) ON CONFLICT DO NOTHING RETURNING 1`,
      [...key, contentHash, clock.now()],
    );
    if (inserted.length === 0) {
      const [known] = await manager.query<KeptReport[]>(
        `SELECT content_hash, brochure_ids, counted FROM statistic_reports
         WHERE api_key_id = $1 AND idempotency_key = $2`,
        key,
      );
      return earlierResult(known, contentHash);
    }
    const recorded = await keepStatisticEvents(manager, events);
    await manager.query(
      `UPDATE statistic_reports SET brochure_ids = $3, counted = $4 WHERE api_key_id = $1 AND idempotency_key = $2`,
      [...key, recorded.map(({ brochureId }) => brochureId), recorded.map(({ counted }) => counted)],
    );
    return recorded;
  });
}

function earlierResult(known: KeptReport | undefined, contentHash: string): RecordedEvent[] {
  // forgotten between the two statements
  if (!known) throw new DomainError('CONFLICT', 'The report of this key was just forgotten: send it with a new key.');
  if (known.content_hash !== contentHash) {
    throw new DomainError(
      'CONFLICT',
      'This idempotency key was used for other events: take a new one for each report.',
    );
  }
  return known.brochure_ids.map((brochureId, at) => ({ brochureId, counted: known.counted[at] ?? false }));
}
