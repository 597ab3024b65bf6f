import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import { alignSortKeys, type AlignedSortKey } from '../../../shared/paging/alignSortKeys';
import { authorize } from '../../../shared/authorize';
import type { PageRequest } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import type { Brochure } from '../../brochures/Brochure';
import type { BrochureType } from '../../brochures/BrochureType';
import { referenceNumbers } from '../../brochures/referenceNumbers';
import { type Distance } from '../filters/brochureConditions';
import { dataQualityOf, type BrochureFilter } from '../filters/BrochureFilter';
import type { BrochureOrder } from '../filters/BrochureOrder';
import { findBusiness } from '../filters/findBusiness';
import { isOffer } from '../filters/offerConditions';
import { firstSign } from '../filters/titleLetters';
import { admitsPreview } from '../../previews/admitsPreview';
import { readPreviewAccess } from '../../previews/readPreviewAccess';
import { brochureScope, type BrochureScope } from './brochureScope';
import { getBrochureTotals, type BrochureTotals } from '../brochure-counters/getBrochureTotals';
import { brochureSortKeys, joinsOfSortKeys } from '../filters/brochureSortKeys';
import { pageOfListSql, type ListSql } from './sql/pageOfListSql';
import { countFromCounters } from '../brochure-counters/countFromCounters';
import { facetSql, type Facet } from '../facets/facetSql';
import { markerClustersSql } from '../clusters/markerClustersSql';
import { prepareSearch } from '../search/prepareSearch';
import { relevanceSql, type Relevance } from '../search/relevanceSql';
import { searchCondition } from '../search/searchCondition';
import { ListSource } from './sql/ListSource';

export interface Statement {
  sql: string;
  values: unknown[];
  /** one plan suits all values, so connections may keep the statement prepared */
  hasStablePlan: boolean;
  /** the list has few ads, so it is quick even without a plan that is kept */
  isOfFewAds?: boolean;
}

/** A list of ads before any read: the caller's scope, the filter and the order. It builds the statements. */
export class BrochureList {
  private constructor(
    private readonly context: RequestContext,
    private readonly filter: BrochureFilter,
    private readonly scope: BrochureScope,
    private readonly orderBy: readonly BrochureOrder[] | null,
    private readonly source: ListSource,
  ) {}

  static async prepare(
    context: RequestContext,
    filter: BrochureFilter,
    orderBy: readonly BrochureOrder[] | null,
  ): Promise<BrochureList> {
    if (dataQualityOf(filter)) authorize(context.viewer, 'filterBrochuresByDataQuality');
    const { categories, mapAreas } = filter;
    const { search, near } = filter.q == null ? { search: null, near: null } : await prepareSearch(context, filter.q);
    const found = near ? { ...filter, near } : filter;
    const access = await readPreviewAccess(context, filter.previewToken);
    const scope = brochureScope(context.viewer, filter, access, context.isThirdParty);
    const source = new ListSource(
      context.clock.now(),
      found,
      scope,
      categories ? await referenceNumbers(context, 'categories', categories) : null,
      mapAreas ? await referenceNumbers(context, 'mapAreas', mapAreas) : null,
      categories || mapAreas ? await getBrochureTotals(context) : null,
      search,
      filter.businessOf == null ? null : await findBusiness(context, filter.businessOf),
    );
    return new BrochureList(context, found, scope, orderBy, source);
  }

  /**
   * Finds the ids of a page's ads, often from an index alone, with the sort keys `k0`, `k1` … of their cursors. One row
   * more than the page size tells whether the list continues.
   */
  pageStatement(request: PageRequest): Statement & { sortKeys: SortKey[] } {
    const values = new SqlValues();
    const distance = this.source.distance(values);
    let relevance: Relevance | null = null;
    const sortKeys = brochureSortKeys(this.orderBy, {
      distance: distance?.sql ?? null,
      relevance: () => (relevance = this.source.search && relevanceSql(this.source.search, values))?.rank ?? null,
    });
    const aligned = alignSortKeys(sortKeys);
    const nearestBy = distance && beginsNearest(aligned, distance, request) ? distance.sql : null;
    const candidates = this.source.candidates(
      request.size + request.offset + 1,
      nearestBy === null ? 'LIST' : 'NEAREST',
    );
    const source = this.source.from(values, candidates);
    const list: ListSql = {
      source: `${source} ${joinsOfSortKeys(sortKeys)}`,
      conditions: this.source.conditions(values, { distance, candidates }),
      search: searchCondition(this.source.search, values),
      distance: distance?.sql ?? null,
      ...{ sortKeys, aligned, nearestBy },
      // few candidates are all compared
      relevance: candidates === null && !this.source.isOfFewAds ? relevance : null,
    };
    const sql = pageOfListSql(list, request, values);
    const { hasStablePlan, isOfFewAds } = this.source;
    return { sql, values: values.all, hasStablePlan: hasStablePlan && request.offset === 0, isOfFewAds, sortKeys };
  }

  /** Finds one ad of the list, in no order, and none if there is none. The search index names what has to be looked at. */
  anyStatement(): Statement {
    const values = new SqlValues();
    const search = searchCondition(this.source.search, values);
    if (search === null) return this.statement(`SELECT 1 FROM ${this.source.wholeList(values)} LIMIT 1`, values);
    const distance = this.source.distance(values);
    const conditions = this.source.conditions(values, { distance, candidates: null });
    return this.statement(
      `WITH matches AS MATERIALIZED (SELECT b.id FROM brochures b WHERE ${search})
       SELECT 1 FROM matches CROSS JOIN LATERAL (
         SELECT 1 FROM brochures b WHERE b.id = matches.id AND ${conditions.join(' AND ')} OFFSET 0) listed
       LIMIT 1`,
      values,
    );
  }

  /** Sums the counters; null if they do not cover the list. */
  counterStatement(): Statement | null {
    const { context, filter, scope } = this;
    const { categoryIds, mapAreaIds } = this.source;
    const values = new SqlValues();
    const sql = countFromCounters(filter, scope, { categoryIds, mapAreaIds }, context.clock.now(), values);
    return sql === null ? null : { sql, values: values.all, hasStablePlan: true };
  }

  /** Counts the ads of the list and the offers among them: with the counters if they cover the list. */
  countStatement(): Statement {
    const fromCounters = this.counterStatement();
    if (fromCounters) return fromCounters;
    const values = new SqlValues();
    return this.statement(
      `SELECT count(*)::integer AS total, count(*) FILTER (WHERE ${isOffer})::integer AS offers
        FROM ${this.source.wholeList(values)}`,
      values,
    );
  }

  private statement(sql: string, values: SqlValues): Statement {
    return { sql, values: values.all, hasStablePlan: this.source.hasStablePlan };
  }

  /** Counts the ads of the list by each value of the facets; all but TYPES count only ads of `types`. */
  facetStatement(facets: readonly Facet[], types: readonly BrochureType[] | null): Statement {
    const values = new SqlValues();
    const now = this.context.clock.now();
    const whole = this.source.wholeList(values);
    // an index alone finds the few ads of a category in an area; on its own PostgreSQL reads all ads of the area
    const isNarrow = this.source.categoryIds !== null && this.source.mapAreaIds !== null;
    const list = isNarrow ? `brochures b WHERE b.id = ANY(ARRAY(SELECT b.id FROM ${whole}))` : whole;
    // PostgreSQL refuses an unused parameter
    const distance = facets.includes('withinKm') ? this.source.distance(values) : null;
    const source = { list, types, distance: distance?.sql ?? null };
    return {
      sql: facetSql(facets, source, { now, values }),
      values: values.all,
      hasStablePlan: this.source.hasStablePlan,
    };
  }

  /** The list has at most this many ads, by totals that may be a minute old. */
  sizeAtMost(totals: BrochureTotals): number {
    const sum = (ids: readonly number[] | null, ads: ReadonlyMap<number, number>): number =>
      ids === null ? Infinity : ids.reduce((all, id) => all + (ads.get(id) ?? 0), 0);
    return Math.min(
      totals.all,
      sum(this.source.categoryIds, totals.byCategory),
      sum(this.source.mapAreaIds, totals.byMapArea),
    );
  }

  /**
   * Sums the counters by type, also of ads outside of their dates, which those of a category or area do not separate: the
   * list is at most so long. Null if they do not cover the list.
   */
  mostByTypeStatement(): Statement | null {
    return this.countedByType({ ...this.scope, isActive: null });
  }

  /** Counts the ads of the list by the first sign of their name. */
  letterStatement(): Statement {
    const values = new SqlValues();
    return {
      sql: `SELECT ${firstSign} AS sign, count(*)::integer AS count FROM ${this.source.wholeList(values)} GROUP BY 1`,
      values: values.all,
      hasStablePlan: this.source.hasStablePlan,
    };
  }

  /** Sums the counters by type; null if they do not cover the list. */
  typeStatement(): Statement | null {
    return this.countedByType(this.scope);
  }

  private countedByType(scope: BrochureScope): Statement | null {
    const { context, filter } = this;
    const { categoryIds, mapAreaIds } = this.source;
    const values = new SqlValues();
    const sql = countFromCounters(filter, scope, { categoryIds, mapAreaIds }, context.clock.now(), values, true);
    return sql === null ? null : { sql, values: values.all, hasStablePlan: true };
  }

  /** The types of the list; null: all. */
  get types(): readonly BrochureType[] | null {
    return this.scope.types;
  }

  /** Groups the ads of the list that have a position into the cells of a map. `spacing`: pixels across a cell. */
  clusterStatement(zoom: number | null, spacing: number): Statement {
    const values = new SqlValues();
    const positions = `
      SELECT b.id, b.latitude, b.longitude, b.type, b.ad_index
      FROM ${this.source.wholeList(values)} AND b.latitude IS NOT NULL`;
    return {
      sql: markerClustersSql(positions, zoom === null ? null : values.add(zoom), spacing),
      values: values.all,
      hasStablePlan: false,
    };
  }

  /** Returns a test whether an ad still belongs to the list: it may have left since its id was found. */
  membership(): (ad: Brochure) => boolean {
    const { statuses, preview, drafts } = this.scope;
    return (ad) => {
      if (!ad.recordStatus || !statuses.includes(ad.status)) return false;
      if (drafts !== 'ALL' && ad.isDraft !== (drafts === 'ONLY')) return false;
      return preview === null || ad.status !== 'PENDING_REVIEW' || admitsPreview(preview, ad);
    };
  }
}

/** true if rows are read in an order that begins with the distance, nearest first, as an index returns them */
function beginsNearest([first]: readonly AlignedSortKey[], distance: Distance, { reading }: PageRequest): boolean {
  return first?.expression === distance.sql && (first.direction === 'ASC') === (reading === 'FORWARD');
}
