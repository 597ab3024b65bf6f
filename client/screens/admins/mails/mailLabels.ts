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

/** Those that may still be sent. */
export const unsentStates: ReadonlySet<OutgoingMailState> = new Set(['QUEUED', 'FAILED', 'HELD']);

/** A word of the address that means a state; others are passed over, as an old bookmark may hold them. */
export function readMailState(text: string): OutgoingMailState | null {
  return text in mailStateNames ? (text as OutgoingMailState) : null;
}
