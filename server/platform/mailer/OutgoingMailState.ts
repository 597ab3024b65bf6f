import { registerEnumType } from 'type-graphql';

export const OutgoingMailState = {
  /** waits for its job */
  QUEUED: 'QUEUED',
  /** a process is sending it, or died while sending */
  SENDING: 'SENDING',
  /** the mail server has accepted it */
  SENT: 'SENT',
  /** the mail server refused it, or was unreachable for long */
  FAILED: 'FAILED',
  /** no mail server is configured: it waits for the operator */
  HELD: 'HELD',
  /** the mail server accepted it, and it came back */
  BOUNCED: 'BOUNCED',
  /** its recipient had unsubscribed before it was sent */
  SUPPRESSED: 'SUPPRESSED',
} as const;

export type OutgoingMailState = keyof typeof OutgoingMailState;

registerEnumType(OutgoingMailState, {
  name: 'OutgoingMailState',
  description: 'What has become of a mail.',
  valuesConfig: {
    QUEUED: { description: 'It waits to be sent, or to be tried again.' },
    SENDING: { description: 'It is being handed to the mail server.' },
    SENT: { description: 'The mail server has taken it.' },
    FAILED: { description: 'The mail server refused it, or could not be reached for a day.' },
    HELD: { description: 'There is no mail server: it waits for one.' },
    BOUNCED: { description: 'The mail server took it, and it came back.' },
    SUPPRESSED: { description: 'Its recipient had unsubscribed when its turn came; it was not sent.' },
  },
});
