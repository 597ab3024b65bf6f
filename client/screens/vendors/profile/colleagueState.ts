import type { AccountState } from '../../../generated/types';

/** How a login stands, in a word or two; who can change that differs. */
export function colleagueState(login: { state: AccountState; suspendedByCompany: boolean }): string {
  switch (login.state) {
    case 'ACTIVE':
      return 'active';
    case 'SUSPENDED':
      return login.suspendedByCompany ? 'suspended by a colleague' : 'suspended by us';
    case 'TERMINATED':
      return 'ended';
  }
}
