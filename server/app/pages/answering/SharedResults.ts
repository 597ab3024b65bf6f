import type { Clock } from '../../../platform/clock/Clock';
import { getExpiry } from '../../response-cache/getExpiry';
import type { PublicVersion } from '../../response-cache/public-version/PublicVersion';
import type { PageResponse } from '../PageRenderer';

/** Combinations of types make few keys; only an attack makes more. */
const mostResults = 100;

/**
 * Results of public queries that many pages share, such as the navigation. They are as fresh as the response cache: one
 * version of the public data has its own results, and they expire like responses.
 */
export class SharedResults {
  private readonly results = new Map<string, PageResponse>();
  private version: number | null = null;
  private expiresAt = 0;

  /** `publicVersion` null: nothing is shared. */
  constructor(
    private readonly publicVersion: Pick<PublicVersion, 'verify'> | null,
    private readonly clock: Clock,
  ) {}

  /** Returns the shared result, or computes it. Failures are not shared. */
  async get(key: string, compute: () => Promise<PageResponse>): Promise<PageResponse> {
    const version = (await this.publicVersion?.verify()) ?? null;
    if (version === null) return compute();
    this.forgetOthers(version);
    const known = this.results.get(key);
    if (known) return known;
    const result = await compute();
    if (version === this.version && !result.errors && this.results.size < mostResults) this.results.set(key, result);
    return result;
  }

  private forgetOthers(version: number): void {
    const now = this.clock.now();
    if (version === this.version && now.getTime() < this.expiresAt) return;
    this.results.clear();
    this.version = version;
    this.expiresAt = getExpiry(now);
  }
}
