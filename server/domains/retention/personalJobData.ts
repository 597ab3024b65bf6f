import { undoPeriods } from '../brochures/undo/undoPeriods';
import type { PersonalDataRule } from './PersonalDataRule';

const names = (values: string): string => `lower(${values} ->> 'contactEmail') = $1`;
const holds = (values: string): string => `${values} ?| $2::text[]`;

/** Where a row keeps values of an ad; those of a merge are the columns of the one ad and what filled the other. */
const kept = ['before', 'after', 'wanted', `(overwritten -> 'columns')`, `(overwritten -> 'filled')`];
const overwrites = `(${kept.slice(3).map(holds).join(' OR ')})`;

const otherFields = `the other fields: for ${undoPeriods.bulkJob.days} days`;

/** What bulk jobs keep of the people behind ads. It comes before the ads, which identify them. */
export const personalJobData: readonly PersonalDataRule[] = [
  {
    table: 'bulk_jobs',
    what: 'contact that a bulk job writes into ads',
    // a job waits for its lock, so none writes what it read before the erasure
    lock: `SELECT FROM bulk_jobs WHERE action <> 'IMPORT' OR state <> 'RUNNING' ORDER BY id FOR UPDATE`,
    whose: `${holds('changes')} AND (${names('changes')} OR EXISTS (SELECT FROM bulk_job_rows r JOIN brochures b ON b.id = r.brochure_id
      WHERE r.job_id = bulk_jobs.id AND lower(b.contact_email) = $1))`,
    shown: { changes: 'Change', created_at: 'Prepared', started_at: 'Started' },
    hidden: 'rest',
    removal: { changes: 'changes - $2::text[]' },
    stays: otherFields,
  },
  {
    table: 'bulk_job_rows',
    what: 'contact of an ad that a bulk job changed',
    whose: `(${kept.map(holds).join(' OR ')}) AND (${kept.map(names).join(' OR ')}
      OR EXISTS (SELECT FROM brochures b WHERE b.id IN (brochure_id, other_brochure_id) AND lower(b.contact_email) = $1))`,
    shown: {
      ...{ title: 'Ad', before: 'Before', after: 'After', wanted: 'To be written', message: 'Note' },
      overwritten: {
        label: 'Replaced',
        sql: `coalesce(overwritten -> 'columns', '{}') || coalesce(overwritten -> 'filled', '{}')`,
      },
    },
    hidden: [
      ...['job_id', 'position', 'brochure_id', 'other_brochure_id', 'outcome', 'other_title', 'seen_version'],
      ...['seen_submitted_at', 'refusal', 'version', 'other_version'],
    ],
    removal: {
      before: 'before - $2::text[]',
      after: 'after - $2::text[]',
      wanted: 'wanted - $2::text[]',
      // an undo without the contact would leave the ad in a state that it never had
      message: `CASE WHEN ${overwrites} AND outcome = 'CHANGED'
        THEN 'It stays so: a person whom it named before was erased.' ELSE message END`,
      overwritten: `CASE WHEN ${overwrites} THEN NULL ELSE overwritten END`,
    },
    stays: otherFields,
  },
];
