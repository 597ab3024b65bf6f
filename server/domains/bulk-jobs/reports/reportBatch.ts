import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { auditedActionOf } from '../BulkAction';
import type { BulkJob } from '../BulkJob';
import type { JobActor } from '../JobActor';
import { claimRows, type ClaimedRow } from '../steps/claimRows';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import type { AdFigures, AdsOfVendor } from './AdFigures';

interface Dependencies {
  actor: JobActor;
  figures?: AdFigures;
}

/** A mail has charts, which are drawn while the rows are locked. */
const companiesAtOnce = 20;

/**
 * Says who gets the figures of the next ads of a job, or mails them, in the caller's transaction: each login once for the
 * whole job, about all of its ads that the login keeps. Returns how many rows it has done.
 */
export async function reportBatch(
  manager: EntityManager,
  { actor, figures }: Dependencies,
  job: BulkJob,
): Promise<number> {
  if (figures === undefined) throw new Error('REPORT needs the figures of ads.');
  const isTrial = job.state === 'CHECKING';
  const claimed = await claimRows(manager, job.id, 'WAITING');
  if (claimed.length === 0) return 0;
  const key = `bulk-report:${job.id}`;
  const ads = await readAds(manager, claimed);
  const companies = await readCompanies(manager, job, [...ads.values()]);
  const recipients = await figures.find(manager, key, [...companies.values()]);
  const vendorOf = ({ brochureId }: ClaimedRow): number => ads.get(brochureId)?.vendorId ?? 0;
  const waitsFor = (vendorId: number): boolean => (recipients.get(vendorId)?.waiting ?? 0) > 0;
  const rows = isTrial ? claimed : withFewMails(claimed, vendorOf, waitsFor);
  const outcomes = rows.map(({ position, brochureId }): RowOutcome => {
    const ad = ads.get(brochureId);
    const refused = (message: string): RowOutcome => ({
      ...{ position, outcome: 'REFUSED', message },
      ...(ad && { title: ad.title }),
    });
    if (!ad?.recordStatus) return refused('There is no such ad any more.');
    const company = companies.get(ad.vendorId ?? 0);
    const found = recipients.get(ad.vendorId ?? 0);
    if (company === undefined || found === undefined || found.logins === 0) return refused(noLogin);
    if (found.wanting === 0) return refused('Whoever keeps this ad has unsubscribed from reports.');
    if (!found.hasFigures) return refused(`None of the chosen ads of ${company.companyName} had visitors.`);
    const text = recipientsText(company.companyName, found);
    return { position, outcome: 'CHANGED', title: ad.title, before: {}, after: { recipients: text } };
  });
  if (!isTrial) {
    const reported = new Set(
      outcomes.flatMap(({ outcome }, at) =>
        outcome === 'CHANGED' ? [ads.get(rows[at]?.brochureId ?? 0)?.vendorId ?? 0] : [],
      ),
    );
    // in one order, so that two workers do not wait for each other
    for (const company of companies.values()) {
      const { vendorId } = company;
      if (reported.has(vendorId) && waitsFor(vendorId)) await figures.queue(manager, key, company);
    }
    const lines = outcomes.flatMap(({ outcome, after }, at) =>
      outcome === 'CHANGED'
        ? [
            {
              ...{ action: auditedActionOf.REPORT, entityType: 'Brochure', entityId: rows[at]?.brochureId ?? 0 },
              ...{ before: null, after: after ?? {} },
            },
          ]
        : [],
    );
    await recordAudit(manager, actor, lines);
  }
  await saveOutcomes(manager, job.id, outcomes);
  return rows.length;
}

/** Returns the first rows, whose companies get few mails. The others wait for the next batch. */
function withFewMails(
  rows: readonly ClaimedRow[],
  vendorOf: (row: ClaimedRow) => number,
  waitsFor: (vendorId: number) => boolean,
): readonly ClaimedRow[] {
  const mailed = new Set<number>();
  const end = rows.findIndex((row) => {
    if (waitsFor(vendorOf(row))) mailed.add(vendorOf(row));
    return mailed.size > companiesAtOnce;
  });
  return end === -1 ? rows : rows.slice(0, end);
}

const noLogin =
  'No login keeps this ad, so nobody has asked for reports. A report of this ad alone is sent from its row.';

function recipientsText(companyName: string, { logins, wanting }: { logins: number; wanting: number }): string {
  const all = logins === 1 ? '1 login' : `${logins} logins`;
  return wanting === logins
    ? `${companyName}: ${all}`
    : `${companyName}: ${wanting} of ${all}, the others have unsubscribed`;
}

interface ReportedAd {
  id: number;
  title: string;
  vendorId: number | null;
  recordStatus: boolean;
}

async function readAds(manager: EntityManager, rows: readonly ClaimedRow[]): Promise<Map<number, ReportedAd>> {
  const ads = await manager.query<ReportedAd[]>(
    `SELECT id, coalesce(title, company_name, 'Ad ' || id) AS title, vendor_id AS "vendorId",
       record_status AS "recordStatus"
     FROM brochures WHERE id = ANY($1)`,
    [rows.map(({ brochureId }) => brochureId)],
  );
  return new Map(ads.map((ad) => [ad.id, ad]));
}

/** Returns the companies of some ads, by number and in its order, with all their ads of the job. */
async function readCompanies(
  manager: EntityManager,
  { id }: BulkJob,
  ads: readonly ReportedAd[],
): Promise<Map<number, AdsOfVendor>> {
  const vendorIds = new Set(ads.flatMap(({ vendorId }) => (vendorId === null ? [] : [vendorId])));
  const companies = await manager.query<AdsOfVendor[]>(
    `SELECT vendor.id AS "vendorId", vendor.company_name AS "companyName", array_agg(ad.id) AS "brochureIds"
     FROM bulk_job_rows AS row
     JOIN brochures AS ad ON ad.id = row.brochure_id AND ad.record_status
     JOIN vendors AS vendor ON vendor.id = ad.vendor_id
     WHERE row.job_id = $1 AND ad.vendor_id = ANY($2)
     GROUP BY vendor.id ORDER BY vendor.id`,
    [id, [...vendorIds]],
  );
  return new Map(companies.map((company) => [company.vendorId, company]));
}
