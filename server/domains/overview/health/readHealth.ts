import { unavailable } from '../../../shared/errors/unavailable';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { processFigures } from '../../../platform/metrics/processFigures';
import { recentRequests } from '../../../platform/metrics/RecentRequests';
import { authorize } from '../../../shared/authorize';
import { Health } from './Health';
import { readPolicyReportFigures } from '../policy-reports/readPolicyReportFigures';
import { readSiteFigures } from './readSiteFigures';

/** The few figures of `/metrics` that say whether somebody has to act. */
export async function readHealth({ viewer, database, files }: RequestContext): Promise<Health> {
  authorize(viewer, 'health');
  const { startedAt, ...own } = await processFigures.read();
  const { pool, stored } = await readSiteFigures(database);
  if (!stored) throw unavailable(new Error('The database does not answer.'));
  const { perSecond, failedShare, p95Ms } = recentRequests.read();
  const disk = await files.readSpace();
  const { mails } = stored;
  return new Health({
    startedAt,
    ...own,
    ...{ requestsPerSecond: perSecond, failedShare, p95Ms },
    ...{ diskFreeBytes: disk?.free ?? null, diskBytes: disk?.total ?? null },
    ...{ connectionsUsed: pool.used, connectionsLimit: pool.limit, connectionsWaiting: pool.waiting },
    ...{ jobsWaiting: stored.jobsWaiting, oldestJobSeconds: stored.oldestJobSeconds },
    failedJobsCount: stored.jobsFailing,
    mailsWaiting: (mails.QUEUED ?? 0) + (mails.SENDING ?? 0),
    mailsFailed: (mails.FAILED ?? 0) + (mails.BOUNCED ?? 0),
    mailsHeld: mails.HELD ?? 0,
    lastBackupAt: stored.lastBackup?.at ?? null,
    isLastBackupProved: stored.lastBackup?.isProved ?? false,
    backupProblem: stored.backupProblem,

    ...(await readPolicyReportFigures(database)),
  });
}
