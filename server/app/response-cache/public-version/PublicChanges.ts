/** Above this number of ads, clearing the cache is cheaper than searching it. */
const mostBrochures = 1_000;

/** The announcement of the trigger `brochures_public_update` for an ad of which only the coupons left have changed. */
const couponsChange = /^coupons of (\d{1,10})$/;

/** Changes of the public data: unknown ones, which concern every response, or coupons of ads, sold or withdrawn. */
export class PublicChanges {
  private unknown = false;
  private readonly brochureIds = new Set<number>();

  /** Reads an announcement of the triggers. null: one that does not name what has changed */
  static read(announcement: string | null): PublicChanges {
    const changes = new PublicChanges();
    const brochureId = announcement === null ? undefined : couponsChange.exec(announcement)?.[1];
    if (brochureId === undefined) changes.unknown = true;
    else changes.brochureIds.add(Number(brochureId));
    return changes;
  }

  /** true: every response may be stale */
  get concernEverything(): boolean {
    return this.unknown || this.brochureIds.size > mostBrochures;
  }

  get isEmpty(): boolean {
    return !this.unknown && this.brochureIds.size === 0;
  }

  /** Ids of the ads whose coupons were sold or withdrawn. */
  get brochures(): number[] {
    return [...this.brochureIds];
  }

  add(others: PublicChanges): void {
    if (others.unknown) this.unknown = true;
    for (const id of others.brochureIds) this.brochureIds.add(id);
  }

  /**
   * True if a response may be stale. `brochureIds`: the ads that it was made of; null: unknown. Coupons decide neither
   * which ads a public list has nor their order, so a response without the ad stays true.
   */
  concern(brochureIds: readonly number[] | null): boolean {
    if (this.isEmpty) return false;
    if (this.concernEverything || brochureIds === null) return true;
    return brochureIds.some((id) => this.brochureIds.has(id));
  }
}
