import { registerEnumType } from 'type-graphql';

/** How a run of background work ended. */
export const JobOutcome = { DONE: 'DONE', FAILED: 'FAILED' } as const;

export type JobOutcome = (typeof JobOutcome)[keyof typeof JobOutcome];

registerEnumType(JobOutcome, {
  name: 'JobOutcome',
  description: 'How a run of background work ended.',
  valuesConfig: {
    DONE: { description: 'All of it was done.' },
    FAILED: { description: 'Something stood in the way; it is tried again by itself, for a while.' },
  },
});
