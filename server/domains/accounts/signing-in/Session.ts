import type { Account } from '../Account';

export interface Session {
  accessToken: string;
  /** seconds */
  expiresIn: number;
  account: Account;
}
