import type { AccountState } from '../../generated/types';

export const accountStateNames: Readonly<Record<AccountState, string>> = {
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
  TERMINATED: 'Terminated',
};

export const accountStateTones = {
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  TERMINATED: 'error',
} as const satisfies Record<AccountState, string>;

/** An administrator's action on a login. */
export type AccountStep = 'suspend' | 'reinstate' | 'terminate';

interface StepLabels {
  verb: string;
  /** Completes “kim@cafe.example is …”. */
  done: string;
  danger: boolean;
  meaning: string;
}

export const accountSteps: Readonly<Record<AccountStep, StepLabels>> = {
  suspend: {
    verb: 'Suspend',
    done: 'suspended',
    danger: true,
    meaning:
      'Whoever uses it is signed out at once and cannot sign in until it is reinstated. The ads stay as they are.',
  },
  reinstate: {
    verb: 'Reinstate',
    done: 'reinstated',
    danger: false,
    meaning: 'Its owner can sign in again with the password that it had.',
  },
  terminate: {
    verb: 'Terminate',
    done: 'terminated',
    danger: true,
    meaning:
      'Its owner is signed out at once. The e-mail address, and the ABN of the company, cannot register again; a later invitation needs your express word. The ads stay as they are: archive them if they should go.',
  },
};

/** Steps offered in each state. */
export const stepsFrom: Readonly<Record<AccountState, readonly AccountStep[]>> = {
  ACTIVE: ['suspend', 'terminate'],
  SUSPENDED: ['reinstate', 'terminate'],
  TERMINATED: ['reinstate'],
};
