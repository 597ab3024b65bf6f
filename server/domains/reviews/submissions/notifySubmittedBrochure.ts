import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { queueMail } from '../../../platform/mailer/queueMail';
import { Brochure } from '../../brochures/Brochure';
import { displayTitle } from '../../brochures/computed/displayTitle';
import { findOpenRevision } from '../../brochures/revisions/findOpenRevision';
import { Vendor } from '../../vendors/Vendor';
import { recipientsOf } from '../recipientsOf';
import { submissionReceipt } from './submissionReceipt';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
}

interface Submitted {
  brochureId: number;
  submittedAt: string;
  isChange?: boolean;
}

/**
 * Confirms to the logins of a company that its ad, or a change of it, was sent for review, once for each submission,
 * unless it was taken back meanwhile (docs/rules/mails.md#steps-of-an-ad).
 */
export async function notifySubmittedBrochure(
  dependencies: Dependencies,
  { brochureId, submittedAt, isChange = false }: Submitted,
): Promise<void> {
  const { database, publicUrl } = dependencies;
  await database.transaction(async (manager) => {
    const submitted = { id: brochureId, recordStatus: true, ...(!isChange && { submittedAt: new Date(submittedAt) }) };
    const brochure = await manager.getRepository(Brochure).findOneBy(submitted);
    if (brochure === null || brochure.vendorId === null) return;
    if (isChange && (await findOpenRevision(manager, brochureId))?.state !== 'WAITING') return;
    const { vendorId } = brochure;
    const vendor = await manager.getRepository(Vendor).findOneBy({ id: vendorId });
    const title = displayTitle(brochure, vendor) || 'without a title';
    const mail = submissionReceipt({
      ...{ title, brochureId, isChange },
      ownUrl: `${publicUrl}/vendor/brochure/manage/${brochureId}`,
    });
    for (const to of await recipientsOf(manager, { vendorId, contactEmail: null })) {
      await queueMail(manager, dependencies, {
        eventKey: `submitted-receipt:${brochureId}:${submittedAt}:${to}`,
        to,
        ...mail,
      });
    }
  });
}
