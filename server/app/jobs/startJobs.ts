import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { recordEndedViewings } from '../../domains/accounts/viewings/recordEndedViewings';
import { recordEndedViewingsJob } from '../../domains/accounts/viewings/recordEndedViewingsJob';
import { figuresOfAds } from '../../domains/activity-reports/figuresOfAds';
import { sendMonthlyReports } from '../../domains/activity-reports/sendMonthlyReports';
import { sendMonthlyReportsJob } from '../../domains/activity-reports/sendMonthlyReportsJob';
import { remindOfEnds } from '../../domains/advertiser-notices/remindOfEnds';
import { remindOfEndsJob } from '../../domains/advertiser-notices/remindOfEndsJob';
import { removeUnusedFiles } from '../../domains/brochures/assets/files/removeUnusedFiles';
import { moveMergedEvents } from '../../domains/duplicates/merging/moveMergedEvents';
import { moveMergedEventsJob } from '../../domains/duplicates/merging/moveMergedEventsJob';
import { removeUnusedFilesJob } from '../../domains/brochures/assets/files/removeUnusedFilesJob';
import { archiveExpiredBrochures } from '../../domains/brochures/statuses/archiveExpiredBrochures';
import { archiveExpiredBrochuresJob } from '../../domains/brochures/statuses/archiveExpiredBrochuresJob';
import { brochureArchivedJob } from '../../domains/brochures/statuses/brochureArchivedJob';
import { brochurePublishedJob } from '../../domains/brochures/statuses/brochurePublishedJob';
import { brochureSubmittedJob } from '../../domains/brochures/submissions/brochureSubmittedJob';
import { laterSubmissionsJob } from '../../domains/brochures/submissions/laterSubmissionsJob';
import { mailLaterSubmissions } from '../../domains/brochures/submissions/mailLaterSubmissions';
import { foldBrochureCounts } from '../../domains/browsing/brochure-counters/foldBrochureCounts';
import { foldBrochureCountsJob } from '../../domains/browsing/brochure-counters/foldBrochureCountsJob';
import { noteDatedChanges } from '../../domains/browsing/changes/noteDatedChanges';
import { noteDatedChangesJob } from '../../domains/browsing/changes/noteDatedChangesJob';
import { changeBrochuresJob } from '../../domains/bulk-jobs/changeBrochuresJob';
import { doBulkJob } from '../../domains/bulk-jobs/doBulkJob';
import { failBulkJob } from '../../domains/bulk-jobs/failBulkJob';
import { keepImportRecords } from '../../domains/bulk-jobs/imports/keepImportRecords';
import { sendDigests } from '../../domains/follows/sendDigests';
import { sendDigestsJob } from '../../domains/follows/sendDigestsJob';
import { brochureImportJob } from '../../domains/integrations/brochure-import/uploads/brochureImportJob';
import { doBrochureImport } from '../../domains/integrations/brochure-import/uploads/doBrochureImport';
import { failBrochureImport } from '../../domains/integrations/brochure-import/uploads/failBrochureImport';
import { doStreetImport } from '../../domains/integrations/street-import/doStreetImport';
import { failStreetImport } from '../../domains/integrations/street-import/failStreetImport';
import { importStreetsJob } from '../../domains/integrations/street-import/importStreetsJob';
import { makeStatisticPartitions } from '../../domains/statistics/partitions/makeStatisticPartitions';
import { makeStatisticPartitionsJob } from '../../domains/statistics/partitions/makeStatisticPartitionsJob';
import { refreshPrintedMapsJob } from '../../domains/printed-maps/making/refreshPrintedMapsJob';
import { notifyArchivedBrochure } from '../../domains/reviews/archive-requests/notifyArchivedBrochure';
import { mailAssignments } from '../../domains/reviews/assignments/mailAssignments';
import { mailAssignmentsJob } from '../../domains/reviews/assignments/mailAssignmentsJob';
import { mailStarts } from '../../domains/reviews/approvals/mailStarts';
import { mailStartsJob } from '../../domains/reviews/approvals/mailStartsJob';
import { notifyPublishedBrochure } from '../../domains/reviews/approvals/notifyPublishedBrochure';
import { notifySubmittedBrochure } from '../../domains/reviews/submissions/notifySubmittedBrochure';
import { applyRetentionRules } from '../../domains/retention/applyRetentionRules';
import { applyRetentionRulesJob } from '../../domains/retention/applyRetentionRulesJob';
import { checkLinks } from '../../domains/link-checks/checkLinks';
import { checkLinksJob } from '../../domains/link-checks/checkLinksJob';
import { deliverWebhooks } from '../../domains/webhooks/delivering/deliverWebhooks';
import { deliverWebhooksJob } from '../../domains/webhooks/delivering/deliverWebhooksJob';
import type { CheckOutside } from '../../platform/outside-fetch/createCheckOutside';
import type { PostOutside } from '../../platform/outside-fetch/createPostOutside';
import type { SharedBrowser } from '../../platform/browser/SharedBrowser';
import type { Clock } from '../../platform/clock/Clock';
import type { Config } from '../../platform/config/Config';
import type { WalletSettings } from '../../platform/config/wallets/WalletSettings';
import type { FileStore } from '../../platform/file-store/FileStore';
import { mailsDelivered } from '../../platform/metrics/metrics';
import { deliverMail } from '../../platform/mailer/delivery/deliverMail';
import { deliverMailJob } from '../../platform/mailer/delivery/deliverMailJob';
import type { MailSender } from '../../platform/mailer/MailSender';
import type { MailTransport } from '../../platform/mailer/delivery/MailTransport';
import { recoverInterruptedMails } from '../../platform/mailer/delivery/recoverInterruptedMails';
import { recoverInterruptedMailsJob } from '../../platform/mailer/delivery/recoverInterruptedMailsJob';
import { backUpJob } from '../backup/backUpJob';
import { openBackupStore } from '../backup/openBackupStore';
import { runBackup } from '../backup/runBackup';
import { getDatabaseAddress } from '../database/hosts/getDatabaseAddress';
import type { GetOutside } from '../../platform/outside-fetch/createGetOutside';
import type { FetchOutside } from '../../platform/outside-fetch/FetchOutside';
import { registerAtdwJobs } from './registerAtdwJobs';
import { registerCouponJobs } from './registerCouponJobs';
import { registerPrintedMapJobs } from './registerPrintedMapJobs';
import { keepJobRuns } from '../../platform/jobs/keepJobRuns';
import { PgBossJobQueue } from '../../platform/jobs/PgBossJobQueue';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  logger: Logger;
  files: FileStore;
  /** null: no mail server is configured */
  mailTransport: MailTransport | null;
  mailSender: MailSender;
  identitySecret: string;
  wallets: WalletSettings;
  /** bad hosts of links */
  outward: Pick<Config['outward'], 'badHosts'>;
  backup: Config['backup'];
  /** for pictures of tourism listings */
  fetchOutside: FetchOutside;
  /** for answers of the tourism warehouse */
  getOutside: GetOutside;
  /** null: tourism listings are not fetched */
  atdwApiKey: string | null;
  /** for messages of webhooks */
  postOutside: PostOutside;
  /** for links of ads */
  checkOutside: CheckOutside;
  /** for printed documents */
  browser: SharedBrowser;
  /** false: this process only enqueues, and another one runs the jobs */
  runsJobs: boolean;
}

/** Starts the queue with all background jobs of the site. The caller stops it. */
export async function startJobs({
  database,
  clock,
  logger,
  files,
  mailTransport,
  mailSender,
  identitySecret,
  wallets,
  outward,
  backup,
  postOutside,
  fetchOutside,
  getOutside,
  atdwApiKey,
  checkOutside,
  browser,
  runsJobs,
}: Dependencies): Promise<PgBossJobQueue> {
  const { publicUrl } = mailSender;
  const queue = new PgBossJobQueue(getDatabaseAddress(database), logger, keepJobRuns(database), runsJobs);
  const removal = { database, files, jobs: queue };
  const mailing = { clock, jobs: queue, publicUrl, identitySecret };
  queue.register(archiveExpiredBrochuresJob, async () => {
    const archived = await archiveExpiredBrochures({ database, clock });
    if (archived > 0) logger.info({ archived }, 'Ads archived whose last day was 30 days ago.');
  });
  queue.register(brochureArchivedJob, (job) =>
    notifyArchivedBrochure({ database, clock, jobs: queue, publicUrl }, job),
  );
  queue.register(brochurePublishedJob, (job) =>
    notifyPublishedBrochure({ database, clock, jobs: queue, publicUrl }, job),
  );
  queue.register(mailStartsJob, async () => {
    const queued = await mailStarts({ database, clock, jobs: queue, publicUrl });
    if (queued > 0) logger.info({ queued }, 'Mails written of ads that have gone live.');
  });
  queue.register(brochureSubmittedJob, (job) =>
    notifySubmittedBrochure({ database, clock, jobs: queue, publicUrl }, job),
  );
  queue.register(mailAssignmentsJob, (job) => mailAssignments({ database, ...mailing }, job));
  queue.register(laterSubmissionsJob, (source) =>
    mailLaterSubmissions({ database, clock, jobs: queue, mailSender }, source),
  );
  queue.register(foldBrochureCountsJob, () => foldBrochureCounts({ database, clock }));
  queue.register(deliverWebhooksJob, async () => {
    const sent = await deliverWebhooks({ database, clock, jobs: queue, publicUrl, identitySecret, postOutside });
    if (sent > 0) logger.info({ sent }, 'Messages of webhooks sent.');
  });
  queue.register(checkLinksJob, async () => {
    const userAgent = `local-offers-link-check/1.0 (+${publicUrl}; ${mailSender.contactEmail})`;
    const checked = await checkLinks({ database, clock, checkOutside, userAgent });
    if (checked > 0) logger.info({ checked }, 'Links of ads checked.');
  });
  queue.register(noteDatedChangesJob, () => noteDatedChanges({ database, clock }));
  queue.register(deliverMailJob, async ({ mailId }) => {
    const state = await deliverMail({ database, clock, mailTransport, identitySecret }, { mailId });
    mailsDelivered.inc({ state: state ?? 'GONE' });
    logger.info({ mailId, state }, 'Mail looked after.');
  });
  queue.register(recoverInterruptedMailsJob, async () => {
    const recovered = await recoverInterruptedMails({ database, jobs: queue });
    if (recovered > 0) logger.warn({ recovered }, 'Mails are sent again whose sending was interrupted.');
  });
  queue.register(remindOfEndsJob, async () => {
    const queued = await remindOfEnds({ database, clock, jobs: queue, publicUrl, identitySecret });
    if (queued > 0) logger.info({ queued }, 'Reminders written of ads that end soon.');
  });
  queue.register(sendDigestsJob, async () => {
    const queued = await sendDigests({ database, clock, jobs: queue, publicUrl, identitySecret });
    if (queued > 0) logger.info({ queued }, 'Mails about new offers written.');
  });
  queue.register(sendMonthlyReportsJob, async () => {
    const queued = await sendMonthlyReports({ database, clock, jobs: queue, publicUrl, identitySecret });
    if (queued > 0) logger.info({ queued }, 'Reports of the month before written.');
  });
  queue.register(recordEndedViewingsJob, async () => {
    await recordEndedViewings({ database, clock });
  });
  queue.register(applyRetentionRulesJob, async () => {
    const forgotten = await applyRetentionRules({ ...removal, clock });
    logger.info({ forgotten }, 'What is kept for a time only was looked through.');
  });
  queue.register(moveMergedEventsJob, () => moveMergedEvents({ database, jobs: queue }));
  queue.register(makeStatisticPartitionsJob, () => makeStatisticPartitions({ database, clock }));
  queue.register(removeUnusedFilesJob, ({ hashes }) => removeUnusedFiles(removal, hashes));
  registerPrintedMapJobs(queue, { ...removal, clock, logger, publicUrl, browser });
  const records = keepImportRecords(database, clock);
  queue.register(
    brochureImportJob,
    (job) => doBrochureImport({ database, clock, outward, records }, job),
    (job) => failBrochureImport({ database, clock, records }, job),
  );
  queue.register(
    changeBrochuresJob,
    (job) => doBulkJob({ ...mailing, database, files, outward, figures: figuresOfAds(mailing) }, job),
    (job) => failBulkJob({ database }, job),
  );
  queue.register(
    importStreetsJob,
    (job) => doStreetImport({ ...removal, clock }, job),
    (job) => failStreetImport({ database, clock }, job),
  );
  registerCouponJobs(queue, { database, clock, logger, publicUrl, identitySecret, wallets });
  registerAtdwJobs(queue, {
    ...{ database, clock, logger, files, publicUrl, outward, fetchOutside, getOutside, atdwApiKey },
  });
  queue.register(backUpJob(backup.at), async () => {
    const backups = await openBackupStore({ backup });
    const address = getDatabaseAddress(database);
    // a backup needs PostgreSQL itself, not a pool in transaction mode
    const url = address.listenUrl ?? address.url;
    const { report, trial } = await runBackup({ url, files, backups, now: clock.now(), trial: backup.trial });
    logger.info({ ...report, isProved: trial !== null }, 'Backed up.');
  });
  await queue.start();
  if (!runsJobs) return queue;
  await database.transaction(async (manager) => {
    // for maps from the demo data, or maps whose creation was interrupted
    await queue.enqueue(manager, refreshPrintedMapsJob, {});
    await queue.enqueue(manager, recoverInterruptedMailsJob, {});
    await queue.enqueue(manager, noteDatedChangesJob, {});
  });
  return queue;
}
