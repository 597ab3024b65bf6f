import type { HealthScreenQuery } from '../../../generated/types';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { mostMemory } from '../../../../shared/health/mostMemory';
import { privatePaths } from '../../../shared/privatePaths';

type Health = HealthScreenQuery['health'];

const leastFreeShare = 0.1;

interface HealthFigure {
  label: string;
  value: string;
  hint: string;
  /** what to do about it; null: nothing */
  problem: string | null;
  /** the screen that shows more */
  path?: string;
}

export interface HealthGroup {
  title: string;
  figures: HealthFigure[];
}

/** The figures of the screen by subject, each with what is wrong. The limits are those of docker/alerts.yml. */
export function healthFigures(health: Health): HealthGroup[] {
  return [
    { title: 'Visitors', figures: visitorFigures(health) },
    { title: 'Server', figures: serverFigures(health) },
    { title: 'Database', figures: databaseFigures(health) },
    { title: 'Background work', figures: backgroundFigures(health) },
    { title: 'Backups', figures: backupFigures(health) },
  ];
}

function visitorFigures(health: Health): HealthFigure[] {
  const { requestsPerSecond, failedShare, p95Ms, policyReportsCount, mostBlocked } = health;
  return [
    {
      label: 'Requests a second',
      value: requestsPerSecond < 10 ? requestsPerSecond.toFixed(1) : groupThousands(Math.round(requestsPerSecond)),
      hint: 'In the last five minutes',
      problem: null,
    },
    {
      label: 'Failed requests',
      value: failedShare === null ? '–' : percent(failedShare),
      hint: 'Errors of ours, in the last five minutes',
      problem: failedShare !== null && failedShare > 0.01 ? 'Look for errors in the log.' : null,
    },
    {
      label: 'Slow requests',
      value: p95Ms === null ? '–' : `< ${duration(p95Ms / 1000)}`,
      hint: '95 of 100 take less',
      problem: p95Ms !== null && p95Ms > 1000 ? 'Look for slow statements in the log.' : null,
    },
    {
      label: 'Blocked content',
      value: groupThousands(policyReportsCount),
      hint: mostBlocked === null ? 'Reports of browsers, since yesterday' : `Most often: ${mostBlocked}`,
      // extensions of browsers cause a few
      problem: policyReportsCount > 1000 ? 'A page loads what its security policy refuses.' : null,
    },
  ];
}

function serverFigures(health: Health): HealthFigure[] {
  const { memoryBytes, heapLimitBytes, eventLoopLagMs, cacheHitShare, cacheBytes, diskFreeBytes, diskBytes } = health;
  const disk = diskFreeBytes === null || diskBytes === null ? [] : [diskFigure(diskFreeBytes, diskBytes)];
  return [
    ...disk,
    {
      label: 'Memory',
      value: megabytes(memoryBytes),
      hint: `Objects take at most ${megabytes(heapLimitBytes)}`,
      problem: memoryBytes > mostMemory(heapLimitBytes) ? 'Give the server more memory.' : null,
    },
    {
      label: 'Longest pause',
      value: eventLoopLagMs === null ? '–' : duration(eventLoopLagMs / 1000),
      hint: 'The server answered nobody, in the last minutes',
      problem: eventLoopLagMs !== null && eventLoopLagMs > 1000 ? 'Give the server more processor time.' : null,
    },
    {
      label: 'From the cache',
      value: cacheHitShare === null ? '–' : percent(cacheHitShare),
      hint: `Of public answers; ${megabytes(cacheBytes)} in use`,
      problem: null,
    },
  ];
}

function diskFigure(freeBytes: number, bytes: number): HealthFigure {
  const share = freeBytes / bytes;
  return {
    label: 'Free disk',
    value: `${(freeBytes / 1024 ** 3).toFixed(1)} GB`,
    hint: `${percent(share)} of the disk with the files`,
    problem: share < leastFreeShare ? 'Make room or enlarge it: a full disk refuses every change.' : null,
  };
}

function databaseFigures({ connectionsUsed, connectionsLimit, connectionsWaiting }: Health): HealthFigure[] {
  return [
    {
      label: 'Connections',
      value: `${groupThousands(connectionsUsed)} of ${groupThousands(connectionsLimit)}`,
      hint: 'In use now',
      problem: null,
    },
    {
      label: 'Waiting requests',
      value: groupThousands(connectionsWaiting),
      hint: 'For a connection',
      problem: connectionsWaiting > 0 ? 'Raise DATABASE_POOL_SIZE if it stays so.' : null,
    },
  ];
}

function backgroundFigures(health: Health): HealthFigure[] {
  const { jobsWaiting, oldestJobSeconds, failedJobsCount, mailsWaiting, mailsFailed, mailsHeld } = health;
  return [
    {
      label: 'Waiting jobs',
      value: groupThousands(jobsWaiting),
      hint: jobsWaiting === 0 ? 'Nothing is due' : `The oldest for ${duration(oldestJobSeconds)}`,
      problem: oldestJobSeconds > 300 ? 'No server does the jobs. Look for errors in the log.' : null,
      path: privatePaths.adminJobs(),
    },
    {
      label: 'Failed jobs',
      value: groupThousands(failedJobsCount),
      hint: 'Kinds whose last run failed',
      problem: failedJobsCount > 0 ? 'See the reason on the Jobs screen.' : null,
      path: privatePaths.adminJobs(),
    },
    {
      label: 'Waiting mails',
      value: groupThousands(mailsWaiting + mailsHeld),
      hint: mailsHeld > 0 ? `${groupThousands(mailsHeld)} for a mail server` : 'To be sent',
      problem: mailsHeld > 0 ? 'Set SMTP_URL.' : mailsWaiting > 200 ? 'The mail server is slow or away.' : null,
      path: privatePaths.adminMails(),
    },
    {
      label: 'Failed mails',
      value: groupThousands(mailsFailed),
      hint: 'Refused, or came back',
      problem: mailsFailed > 0 ? 'See the reason on the Mail screen.' : null,
      path: privatePaths.adminMails(),
    },
  ];
}

const oldBackupHours = 36;

function backupFigures({ lastBackupAt, isLastBackupProved, backupProblem }: Health): HealthFigure[] {
  const hours = lastBackupAt === null ? null : (Date.now() - Date.parse(lastBackupAt)) / 3_600_000;
  return [
    {
      label: 'Newest backup',
      value: hours === null ? 'None' : `${duration(hours * 3600)} old`,
      hint:
        hours === null ? 'A lost disk loses the site' : isLastBackupProved ? 'Proved by a trial restore' : 'Not proved',
      problem: problemOfBackup(hours, backupProblem),
    },
  ];
}

function problemOfBackup(hours: number | null, problem: string | null): string | null {
  if (problem !== null) return `The last attempt failed: ${problem}`;
  if (hours !== null && hours <= oldBackupHours) return null;
  return 'Set BACKUP_AT and a place, or run "npm run backup" each night.';
}

function percent(share: number): string {
  const value = share * 100;
  return `${value > 0 && value < 10 ? value.toFixed(1) : Math.round(value).toString()} %`;
}

function megabytes(bytes: number): string {
  return `${groupThousands(Math.round(bytes / 1024 / 1024))} MB`;
}

function duration(seconds: number): string {
  if (seconds < 1) return `${Math.round(seconds * 1000).toString()} ms`;
  if (seconds < 120) return `${Math.round(seconds).toString()} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60).toString()} min` : `${Math.round(seconds / 3600).toString()} h`;
}
