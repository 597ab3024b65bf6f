import { registerEnumType } from 'type-graphql';

export const EnquiryState = { OPEN: 'OPEN', DONE: 'DONE', DECLINED: 'DECLINED' } as const;

export type EnquiryState = keyof typeof EnquiryState;

registerEnumType(EnquiryState, {
  name: 'EnquiryState',
  description: 'What became of an enquiry.',
  valuesConfig: {
    OPEN: { description: 'Nobody has handled it yet.' },
    DONE: { description: 'An administrator did what it asks.' },
    DECLINED: { description: 'An administrator decided not to do it.' },
  },
});
