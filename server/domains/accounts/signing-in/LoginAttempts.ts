import { createHmac } from 'node:crypto';
import { MoreThan, type DataSource } from 'typeorm';
import { LoginAttempt } from './LoginAttempt';
import { slowdownBegins, slowdownLeft } from './loginSlowdown';
import { networkOf } from '../../../shared/networks/networkOf';

/** Counts the failed sign-ins of one account and one address. The database stores only keyed hashes of both. */
export class LoginAttempts {
  readonly accountHash: string;
  readonly addressHash: string;

  constructor(
    private readonly database: DataSource,
    caller: { email: string; address: string; secret: string },
  ) {
    const hash = (text: string): string => createHmac('sha256', caller.secret).update(text).digest('hex');
    this.accountHash = hash(`login account ${caller.email}`);
    this.addressHash = hash(`login address ${networkOf(caller.address)}`);
  }

  async slowdownLeft(now: Date): Promise<number> {
    const failedAt = MoreThan(slowdownBegins(now));
    const failures = await this.database.getRepository(LoginAttempt).find({
      where: [
        { accountHash: this.accountHash, failedAt },
        { addressHash: this.addressHash, failedAt },
      ],
    });
    const timesOf = (counted: LoginAttempt[]): Date[] => counted.map((failure) => failure.failedAt);
    const ofAccount = failures.filter((failure) => failure.accountHash === this.accountHash);
    const ofAddress = failures.filter((failure) => failure.addressHash === this.addressHash);
    return Math.max(slowdownLeft(timesOf(ofAccount), now), slowdownLeft(timesOf(ofAddress), now));
  }

  async recordFailure(failedAt: Date): Promise<void> {
    const { accountHash, addressHash } = this;
    await this.database.getRepository(LoginAttempt).insert({ accountHash, addressHash, failedAt });
  }

  /** Forgets the account's failures only: the address may have guessed at other accounts. */
  async forgetAccount(): Promise<void> {
    await this.database.getRepository(LoginAttempt).delete({ accountHash: this.accountHash });
  }
}
