/** Limits concurrency; further work waits in order of arrival. */
export class Slots {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(count: number) {
    this.free = count;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
