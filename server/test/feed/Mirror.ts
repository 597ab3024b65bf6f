import type { DataSource } from 'typeorm';
import type { BrochureResponse } from '../../domains/brochures/rest/BrochureResponse';
import { presentBrochureWithRelations } from '../../domains/brochures/rest/presentBrochureWithRelations';
import { listBrochureChanges, type ListedChange } from '../../domains/browsing/changes/listBrochureChanges';
import { restFieldSelection } from '../../domains/browsing/field-selection/restFieldSelection';
import { listBrochures } from '../../domains/browsing/lists/listBrochures';
import { publicFeedTypes } from '../../domains/browsing/lists/publicFeedTypes';
import type { Clock } from '../../platform/clock/Clock';
import { makeContext } from '../makeContext';
import { untilFeedHasAll } from './untilFeedHasAll';

const fields = restFieldSelection('WHOLE');

/** A mirror of the public ads, as an integrator keeps it: all it knows comes from the feed of changes. */
export class Mirror {
  readonly ads = new Map<number, BrochureResponse>();
  /** of every page so far, in their order */
  readonly changes: ListedChange[] = [];
  cursor: string | null = null;

  constructor(
    private readonly site: { readonly database: DataSource },
    private readonly clock: Clock,
    private readonly pageSize = 7,
  ) {}

  /** Returns whether more can be read. */
  async readPage(): Promise<boolean> {
    const context = makeContext({ database: this.site.database, clock: this.clock });
    const page = await listBrochureChanges(context, {
      ...{ after: this.cursor, first: this.pageSize, maxPageSize: 500, fields },
    });
    for (const change of page.changes) {
      if (change.brochure) {
        this.ads.set(change.brochureId, await presentBrochureWithRelations(context, change.brochure));
      } else this.ads.delete(change.brochureId);
    }
    this.changes.push(...page.changes);
    this.cursor = page.endCursor;
    return page.hasNextPage;
  }

  async readAll(): Promise<void> {
    while (await this.readPage());
  }

  /** Reads until it has every transaction that has ended so far, and returns the changes. */
  async catchUp(): Promise<ListedChange[]> {
    const before = this.changes.length;
    await untilFeedHasAll(this.site.database);
    await this.readAll();
    return this.changes.slice(before);
  }
}

/** Returns the public ads of the list that third parties read, by id, without the counted views. */
export async function listPublicAds(database: DataSource, clock: Clock): Promise<Map<number, BrochureResponse>> {
  const context = makeContext({ database, clock });
  const ads = new Map<number, BrochureResponse>();
  const filter = { statuses: ['PUBLISHED'] as const, types: publicFeedTypes, isActive: true };
  for (let after: string | null = null; ;) {
    const page = await listBrochures(context, { filter, page: { first: 500, after }, maxPageSize: 500, fields });
    for (const { brochure } of page.edges) {
      ads.set(brochure.id, await presentBrochureWithRelations(context, brochure));
    }
    if (!page.hasNextPage) return ads;
    after = page.edges.at(-1)?.cursor ?? null;
  }
}

/** For comparisons: in the order of the ids. */
export const inOrder = (ads: ReadonlyMap<number, BrochureResponse>): BrochureResponse[] =>
  [...ads].sort(([one], [other]) => one - other).map(([, ad]) => ad);
