import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How long a confirmed version may be relied upon, and how long further changes may wait to be taken together. Their
 * sum stays well below the second that an answer may be old.
 */
const confirmedForMs = 400;
const confirmAgainAfterMs = 200;
const collectForMs = 250;
/** A version that is not confirmed by then is not waited for. */
const confirmPatienceMs = 200;

/**
 * The version of everything that public answers show, as far as this process has heard. It is null while nobody can
 * say: without a connection that hears of changes, nothing may be kept or answered from memory.
 *
 * A first change counts at once; those that follow within a quarter of a second (an import, a rush for coupons) count
 * together at its end, so that what is kept does not go faster than it can be made.
 */
export class PublicVersion {
  private number = 0;
  /** also those that do not count yet */
  private changes = 0;
  private heard = false;
  private confirmedAt = -Infinity;
  private confirming: Promise<boolean> | undefined;
  private collecting: NodeJS.Timeout | undefined;
  private more = false;

  /** `confirm`: whether all changes up to the call have been heard. */
  constructor(
    private readonly confirm: () => Promise<boolean>,
    private readonly onRaise: () => void,
  ) {}

  /** The last version heard of; null while none can be. Computations are begun and ended under it. */
  get latest(): number | null {
    return this.heard ? this.number : null;
  }

  /** Another one after every single change: who asks after one may not wait for what was begun before it. */
  get exact(): number {
    return this.changes;
  }

  /** The version, where it is certain without asking. Keeps it confirmed while it is in use. */
  get certain(): number | null {
    if (!this.heard) return null;
    const age = performance.now() - this.confirmedAt;
    if (age > confirmAgainAfterMs) void this.confirmNow();
    return age > confirmedForMs ? null : this.number;
  }

  /** The same, asked for where that is needed; null: it cannot be known now. */
  async ask(): Promise<number | null> {
    if (!this.heard || this.certain !== null) return this.certain;
    const late = new AbortController();
    const patience = sleep(confirmPatienceMs, false, { signal: late.signal }).catch(() => false);
    await Promise.race([this.confirmNow(), patience]);
    late.abort();
    return this.certain;
  }

  listening(): void {
    this.heard = true;
    this.confirmedAt = performance.now();
    this.raise();
  }

  lost(): void {
    this.heard = false;
    this.confirmedAt = -Infinity;
    this.raise();
  }

  changed(): void {
    this.changes += 1;
    if (this.collecting) {
      this.more = true;
      return;
    }
    this.raise();
    this.collecting = setTimeout(() => {
      this.collecting = undefined;
      if (!this.more) return;
      this.more = false;
      this.changed();
    }, collectForMs).unref();
  }

  private raise(): void {
    this.number += 1;
    this.changes += 1;
    this.onRaise();
  }

  private confirmNow(): Promise<boolean> {
    this.confirming ??= this.askListener().finally(() => {
      this.confirming = undefined;
    });
    return this.confirming;
  }

  private async askListener(): Promise<boolean> {
    const asked = performance.now();
    const confirmed = await this.confirm();
    if (confirmed && this.heard) this.confirmedAt = asked;
    return confirmed;
  }
}
