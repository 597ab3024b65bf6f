import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { recipientHashesOf } from '../../../platform/mailer/opt-outs/optOutTokens';
import { addDays } from '../../../../shared/dates/addDays';
import { addMonths } from '../../../../shared/dates/addMonths';
import { calendarDay } from '../../../shared/dates/calendarDay';
import type { Viewer } from '../../../shared/Viewer';
import { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';
import { findOpenRevision } from '../../brochures/revisions/findOpenRevision';
import { keepersOf } from '../keepersOf';
import { readRenewalToken, type RenewalGrant } from './renewalTokens';

/** days after the last day; then the ad is archived, too (docs/rules/statuses-and-reviews.md#expiry) */
const daysAfterEnd = 30;

/** What the link of a reminder opens. */
export interface Renewal {
  brochure: Brochure;
  /** whose login the link acts for; null: the ad's contact address, which has none */
  viewer: Viewer | null;
  /** today in the ad's zone */
  today: string;
  /** the new last day that waits for review; null: none was chosen yet */
  waiting: string | null;
  /** the ad has another last day than the mail said: the link has done its work */
  isOver: boolean;
}

/**
 * Returns what the link of a reminder opens. Changes nothing. Null for a link that is not ours, or no longer holds: 30
 * days after the last day, after another change of the ad's state or company, and for people who no longer keep the ad
 * (docs/rules/statuses-and-reviews.md#renewal-by-link).
 */
export async function readRenewal(
  manager: EntityManager,
  { clock, identitySecret }: Pick<RequestContext, 'clock' | 'identitySecret'>,
  token: string,
): Promise<Renewal | null> {
  const grant = readRenewalToken(identitySecret, token);
  if (!grant) return null;
  const brochure = await manager.getRepository(Brochure).findOneBy({ id: grant.brochureId, recordStatus: true });
  if (brochure?.status !== 'PUBLISHED' || brochure.stateVersion !== grant.stateVersion) return null;
  const today = calendarDay(clock.now(), brochure.timeZone);
  if (today > addDays(grant.lastDay, daysAfterEnd)) return null;
  const keeper = await findKeeper(manager, identitySecret, brochure, grant);
  if (!keeper) return null;
  const open = await findOpenRevision(manager, brochure.id);
  return {
    brochure,
    viewer: keeper.viewer,
    today,
    waiting: typeof open?.changes.validTo === 'string' ? open.changes.validTo : null,
    isOver: brochure.validTo !== grant.lastDay,
  };
}

async function findKeeper(
  manager: EntityManager,
  secret: string,
  brochure: Brochure,
  { recipientHash }: RenewalGrant,
): Promise<{ viewer: Viewer | null } | null> {
  const { emails, vendorId } = await keepersOf(manager, brochure);
  const email = emails.find((each) => recipientHashesOf(secret, each).includes(recipientHash));
  if (email === undefined) return null;
  if (vendorId === null) return { viewer: null };
  const account = await manager.getRepository(Account).findOneByOrFail({ vendorId, email });
  return { viewer: { accountId: account.id, role: 'VENDOR', vendorId, vendorRole: account.vendorRole } };
}

/** Last days to choose from: a month and three months after the present one, or after today if it has passed. */
export function proposeLastDays(
  { validTo }: Pick<Brochure, 'validTo'>,
  today: string,
): { label: string; day: string }[] {
  const start = validTo !== null && validTo > today ? validTo : today;
  return [
    { label: '1 month more', day: addMonths(start, 1) },
    { label: '3 months more', day: addMonths(start, 3) },
  ];
}
