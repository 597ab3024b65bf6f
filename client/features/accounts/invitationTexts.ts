import type { VendorInvitationState } from '../../generated/types';
import { formatDay } from '../../shared/dates/formatDay';

/** What is said when an invitation is sent again or withdrawn. */
export const invitationTexts = {
  onItsWay: (email: string) => `An invitation is on its way to ${email}. Its link works for 14 days.`,
  sentAgain: (email: string) => ({
    done: `The invitation of ${email} has a new link, which is mailed; within ten minutes of the last one, that one stays.`,
    notDone: `The invitation of ${email} is not sent again.`,
  }),
  withdrawn: (email: string) => ({
    done: `The invitation of ${email} is withdrawn: its link opens nothing any more.`,
    notDone: `The invitation of ${email} is not withdrawn.`,
  }),
} as const;

interface SentInvitation {
  sentAt: string;
  expiresAt: string;
  state: VendorInvitationState;
}

/** "Editor · sent 20/11/2026 · works until 04/12/2026" */
export function describeInvitation(role: string, { sentAt, expiresAt, state }: SentInvitation): string {
  const end = state === 'VALID' ? `works until ${formatDay(expiresAt)}` : 'its link has ended';
  return `${role} · sent ${formatDay(sentAt)} · ${end}`;
}
