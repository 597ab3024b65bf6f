import { registerEnumType } from 'type-graphql';

export const AccountState = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED', TERMINATED: 'TERMINATED' } as const;

export type AccountState = keyof typeof AccountState;

registerEnumType(AccountState, {
  name: 'AccountState',
  description: 'Whether a login may be used.',
  valuesConfig: {
    ACTIVE: { description: 'It may sign in.' },
    SUSPENDED: { description: 'It may not sign in for the time being.' },
    TERMINATED: {
      description:
        'Its use was ended for good: whoever had it may not register again, unless an administrator says so.',
    },
  },
});
