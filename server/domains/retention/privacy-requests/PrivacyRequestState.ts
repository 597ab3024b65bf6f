import { registerEnumType } from 'type-graphql';

export const PrivacyRequestState = { OPEN: 'OPEN', DONE: 'DONE', DECLINED: 'DECLINED' } as const;

export type PrivacyRequestState = keyof typeof PrivacyRequestState;

registerEnumType(PrivacyRequestState, {
  name: 'PrivacyRequestState',
  description: 'What became of a request about own data.',
  valuesConfig: {
    OPEN: { description: 'It waits for an answer.' },
    DONE: { description: 'It was done.' },
    DECLINED: { description: 'It was declined, with a reason.' },
  },
});
