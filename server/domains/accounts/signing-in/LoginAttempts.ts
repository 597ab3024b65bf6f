import { createHmac } from 'node:crypto';
import { Equal, IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { networkOf } from '../../../shared/networks/networkOf';
import { findDevice } from '../devices/findDevice';
import { LoginAttempt } from './LoginAttempt';
import { slowdownBegins, slowdownLeft, type Guesser } from './loginSlowdown';

/** Either a number of the attempt that may be made now, or how long to wait. */
type Claim = { id: number; retryAfterSeconds?: never } | { id?: never; retryAfterSeconds: number };

/** What is guessed: the password of an account, or a code of its second factor. They are counted apart. */
export interface Guessed {
  email: string;
  what: 'account' | 'second factor';
}

/**
 * Counts the failed sign-ins of one account by device and network, for all servers together. The database stores only
 * keyed hashes.
 */
export class LoginAttempts {
  private readonly email: string;
  readonly accountHash: string;
  readonly addressHash: string;

  constructor(
    private readonly context: RequestContext,
    { email, what }: Guessed,
  ) {
    this.email = email;
    const { accessToken, remoteAddress } = context;
    const hash = (text: string): string => createHmac('sha256', accessToken.secret).update(text).digest('hex');
    this.accountHash = hash(`login ${what} ${email}`);
    this.addressHash = hash(`login address ${networkOf(remoteAddress)}`);
  }

  /**
   * Claims one attempt, which counts as failed until `succeed` says otherwise. So neither parallel requests nor several
   * servers give a guesser more tries.
   */
  async claim(now: Date): Promise<Claim> {
    const { accountHash, addressHash } = this;
    const deviceHash = await findDevice(this.context, this.email);
    return this.context.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [accountHash]);
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [addressHash]);
      const retryAfterSeconds = await this.secondsLeft(manager, deviceHash, now);
      if (retryAfterSeconds > 0) return { retryAfterSeconds };
      const { id } = await manager
        .getRepository(LoginAttempt)
        .save({ accountHash, addressHash, deviceHash, failedAt: now });
      return { id };
    });
  }

  /** The claimed attempt was no guess, because something else stopped it. */
  async release({ id }: { id: number }): Promise<void> {
    await this.context.database.getRepository(LoginAttempt).delete({ id });
  }

  /** The claimed attempt had the right password: it and the account's failures are forgotten, not the network's. */
  async succeed(attempt: { id: number }): Promise<void> {
    await this.release(attempt);
    await this.forgetAccount();
  }

  /** Forgets the account's failures only: the network may have guessed at other accounts. */
  async forgetAccount(): Promise<void> {
    await this.context.database.getRepository(LoginAttempt).delete({ accountHash: this.accountHash });
  }

  /** On a known device only its own failures count, so that nobody else can lock its owner out. */
  private async secondsLeft(manager: EntityManager, deviceHash: string | null, now: Date): Promise<number> {
    const { accountHash, addressHash } = this;
    const left = async (guesser: Guesser, where: FindOptionsWhere<LoginAttempt>): Promise<number> => {
      const failedAt = MoreThan(slowdownBegins(now));
      const failures = await manager.getRepository(LoginAttempt).find({
        ...{ select: { failedAt: true }, where: { ...where, failedAt } },
        // the pauses stop growing long before
        ...{ order: { failedAt: 'DESC' }, take: 100 },
      });
      const times = failures.map((failure) => failure.failedAt);
      return slowdownLeft(guesser, times, now);
    };
    if (deviceHash !== null) return left('device', { accountHash, deviceHash: Equal(deviceHash) });
    const ofAccount = await left('account', { accountHash, deviceHash: IsNull() });
    // behind a proxy that nobody named, everybody has the address of the proxy
    const ofNetwork = this.context.isAddressShared ? 0 : await left('network', { addressHash, deviceHash: IsNull() });
    return Math.max(ofAccount, ofNetwork);
  }
}
