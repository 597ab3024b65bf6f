import type { OutgoingMailState } from '../../../generated/types';

export const mailStateNames: Readonly<Record<OutgoingMailState, string>> = {
  QUEUED: 'Waiting',
  SENDING: 'Being sent',
  SENT: 'Sent',
  FAILED: 'Failed',
  HELD: 'Held: no mail server',
  BOUNCED: 'Came back',
  SUPPRESSED: 'Not wanted',
};

export const mailStateTones = {
  QUEUED: 'processing',
  SENDING: 'processing',
  SENT: 'success',
  FAILED: 'error',
  HELD: 'warning',
  BOUNCED: 'error',
  SUPPRESSED: 'default',
} as const satisfies Record<OutgoingMailState, string>;

/** The states of mails that can still be sent. */
export const unsentStates: ReadonlySet<OutgoingMailState> = new Set(['QUEUED', 'FAILED', 'HELD']);

/** The state in the address; invalid values are ignored, because an old bookmark may hold them. */
export function readMailState(text: string): OutgoingMailState | null {
  return text in mailStateNames ? (text as OutgoingMailState) : null;
}
