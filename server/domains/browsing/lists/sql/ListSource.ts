import type { SqlValues } from '../../../../platform/database/SqlValues';
import { pointOnSphere } from '../../../../shared/geo/sphere/pointOnSphere';
import { brochureConditions, brochureSource, hasAreaInOrder, type Distance } from '../../filters/brochureConditions';
import type { Business } from '../../filters/Business';
import type { BrochureFilter } from '../../filters/BrochureFilter';
import type { BrochureScope } from '../brochureScope';
import type { BrochureTotals } from '../../brochure-counters/getBrochureTotals';
import { chooseCandidates, type Candidates } from './chooseCandidates';
import type { Search } from '../../search/Search';
import { searchCondition } from '../../search/searchCondition';

/** What the statements of a list read: its source, conditions and distance, as SQL. */
export class ListSource {
  constructor(
    private readonly now: Date,
    private readonly filter: BrochureFilter,
    private readonly scope: BrochureScope,
    readonly categoryIds: readonly number[] | null,
    readonly mapAreaIds: readonly number[] | null,
    /** null if the filter has no categories and areas */
    private readonly totals: BrochureTotals | null,
    /** null if the filter has no text */
    readonly search: Search | null,
    /** null if the filter names none */
    private readonly business: Business | null,
  ) {}

  /**
   * Safe to keep a generic prepared plan: states and types are literals, `chooseCandidates` tells rare categories and
   * areas from common ones, and ids of ads use the primary key. Vendor, business, box and text filters vary too much in
   * selectivity.
   */
  get hasStablePlan(): boolean {
    const { vendorId, q, box, updatedSince } = this.filter;
    return vendorId == null && updatedSince == null && this.business === null && (q ?? '') === '' && box == null;
  }

  /** true: the primary key, or the index of vendors or companies, finds few ads */
  get isOfFewAds(): boolean {
    return this.filter.ids != null || this.filter.vendorId != null || this.business !== null;
  }

  /** Returns FROM and WHERE of the whole list, not of a page. */
  wholeList(values: SqlValues): string {
    // a place without a radius does not affect the count, and PostgreSQL refuses an unused parameter
    const distance = this.filter.near?.withinKm == null ? null : this.distance(values);
    const search = searchCondition(this.search, values);
    const candidates = this.candidates(Infinity, 'LIST');
    const conditions = [...this.conditions(values, { distance, candidates }), ...(search === null ? [] : [search])];
    return `${this.from(values, candidates)} WHERE ${conditions.join(' AND ')}`;
  }

  /** Returns the conditions of WHERE, without the search. */
  conditions(
    values: SqlValues,
    { distance, candidates }: { distance: Distance | null; candidates: Candidates },
  ): string[] {
    const { now, filter, scope, categoryIds, mapAreaIds, business } = this;
    const resolved = { categoryIds, mapAreaIds, distance, business, candidates };
    return brochureConditions(filter, scope, resolved, now, values);
  }

  /** Returns what stands after FROM. */
  from(values: SqlValues, candidates: Candidates): string {
    const { categoryIds, mapAreaIds } = this;
    return brochureSource({ categoryIds, mapAreaIds, candidates }, values);
  }

  /** `rows` is the size of the page, or Infinity for the whole list. */
  candidates(rows: number, order: 'LIST' | 'NEAREST'): Candidates {
    const { scope, totals, categoryIds, mapAreaIds } = this;
    if (totals === null || this.isOfFewAds) return null;
    const matching = (ids: readonly number[] | null, ads: ReadonlyMap<number, number>): number | null =>
      ids && ids.reduce((sum, id) => sum + (ads.get(id) ?? 0), 0);
    const matchingAds = {
      all: totals.all,
      categories: matching(categoryIds, totals.byCategory),
      mapAreas: matching(mapAreaIds, totals.byMapArea),
      hasAreaInOrder: hasAreaInOrder(mapAreaIds, scope),
    };
    return chooseCandidates(matchingAds, rows, order);
  }

  /** Returns the distance from the filter's place; null without one. */
  distance(values: SqlValues): Distance | null {
    if (!this.filter.near) return null;
    const { latitude, longitude } = this.filter.near;
    const place = `${values.add(`(${pointOnSphere(latitude, longitude).join(', ')})`)}::cube`;
    return { place, sql: `(b.geo <-> ${place})` };
  }
}
