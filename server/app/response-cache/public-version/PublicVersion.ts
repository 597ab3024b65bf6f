import { setTimeout as sleep } from 'node:timers/promises';
import { PublicChanges } from './PublicChanges';

/**
 * How long a verified version stays valid, and how long changes are collected. Their sum stays well below one second,
 * the age that a response may have.
 */
const confirmedForMs = 400;
const confirmAgainAfterMs = 200;
const collectForMs = 250;
/** Requests wait this long for a confirmation, then go on without the cache. */
const confirmPatienceMs = 200;

/**
 * Version of the public data, raised by each announced change that concerns everything. It is null while the process has
 * no connection that announces changes: the cache is then neither read nor written.
 *
 * `onChanges` gets the first change at once. Changes that follow within 250 ms (an import, a rush for coupons) come
 * together at the end of that time, so that the cache is not cleared faster than it fills.
 */
export class PublicVersion {
  private number = 0;
  /** includes changes that `onChanges` has not got yet */
  private changes = 0;
  private isListening = false;
  private confirmedAt = -Infinity;
  private confirmation: Promise<boolean> | undefined;
  private collectTimer: NodeJS.Timeout | undefined;
  private collected = new PublicChanges();

  /** `confirm` resolves to true if every NOTIFY sent before the call has been received. */
  constructor(
    private readonly confirm: () => Promise<boolean>,
    private readonly onChanges: (changes: PublicChanges) => void,
  ) {}

  /** The last version that was announced; null without a connection. Computations begin and end under it. */
  get currentVersion(): number | null {
    return this.isListening ? this.number : null;
  }

  /** Raised by every single change: a request after a change does not wait for a computation from before it. */
  get changeCount(): number {
    return this.changes;
  }

  /** The version if it was verified within the last 400 ms, otherwise null. Verifies again in the background. */
  get verifiedVersion(): number | null {
    if (!this.isListening) return null;
    const age = performance.now() - this.confirmedAt;
    if (age > confirmAgainAfterMs) void this.confirmNow();
    return age > confirmedForMs ? null : this.number;
  }

  /** Verifies the version if necessary. Null: it cannot be verified now. */
  async verify(): Promise<number | null> {
    if (!this.isListening || this.verifiedVersion !== null) return this.verifiedVersion;
    const late = new AbortController();
    const patience = sleep(confirmPatienceMs, false, { signal: late.signal }).catch(() => false);
    await Promise.race([this.confirmNow(), patience]);
    late.abort();
    return this.verifiedVersion;
  }

  listening(): void {
    this.isListening = true;
    this.confirmedAt = performance.now();
    this.apply(PublicChanges.read(null));
  }

  lost(): void {
    this.isListening = false;
    this.confirmedAt = -Infinity;
    this.apply(PublicChanges.read(null));
  }

  changed(changes: PublicChanges): void {
    this.changes += 1;
    if (this.collectTimer) {
      this.collected.add(changes);
      return;
    }
    this.apply(changes);
    this.collectTimer = setTimeout(() => {
      this.collectTimer = undefined;
      const { collected } = this;
      if (collected.isEmpty) return;
      this.collected = new PublicChanges();
      this.changed(collected);
    }, collectForMs).unref();
  }

  private apply(changes: PublicChanges): void {
    if (changes.concernEverything) this.number += 1;
    this.changes += 1;
    this.onChanges(changes);
  }

  private confirmNow(): Promise<boolean> {
    this.confirmation ??= this.askListener().finally(() => {
      this.confirmation = undefined;
    });
    return this.confirmation;
  }

  private async askListener(): Promise<boolean> {
    const asked = performance.now();
    const confirmed = await this.confirm();
    if (confirmed && this.isListening) this.confirmedAt = asked;
    return confirmed;
  }
}
