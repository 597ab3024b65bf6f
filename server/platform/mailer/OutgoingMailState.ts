export const OutgoingMailState = {
  /** waits for its job */
  QUEUED: 'QUEUED',
  /** the mail server has taken it */
  SENT: 'SENT',
  /** the mail server refused it, or could not be reached for long */
  FAILED: 'FAILED',
  /** no mail server is configured: it lies here for the operator */
  HELD: 'HELD',
} as const;

export type OutgoingMailState = keyof typeof OutgoingMailState;
