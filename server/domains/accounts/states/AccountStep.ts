import type { EntityManager } from 'typeorm';
import type { Account } from '../Account';
import type { AccountState } from './AccountState';

/** A way from one state of a login to another. */
export interface AccountStep {
  action: 'suspendAccount' | 'reinstateAccount' | 'terminateAccount';
  to: AccountState;
  reason: string | null;
  /** states that the step begins at, besides the one it leads to */
  from: readonly AccountState[];
  alongside?(manager: EntityManager, account: Account): Promise<void>;
}
