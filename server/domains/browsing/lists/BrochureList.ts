import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import { pointOnSphere } from '../../../shared/geo/sphere/pointOnSphere';
import { alignSortKeys, type AlignedSortKey } from '../../../shared/paging/alignSortKeys';
import { decodeCursor } from '../../../shared/paging/decodeCursor';
import { keysetCondition } from '../../../shared/paging/keysetCondition';
import { orderByClause } from '../../../shared/paging/orderByClause';
import { authorize } from '../../../shared/permissions';
import type { PageRequest } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import type { Brochure } from '../../brochures/Brochure';
import { referenceNumbers } from '../../brochures/referenceNumbers';
import { brochureConditions, type Distance } from '../filters/brochureConditions';
import type { BrochureFilter } from '../filters/BrochureFilter';
import type { BrochureOrder } from '../filters/BrochureOrder';
import { admitsPreview } from '../../previews/admitsPreview';
import { readPreviewAccess } from '../../previews/readPreviewAccess';
import { brochureScope, type BrochureScope } from './brochureScope';
import { brochureSortKeys } from '../filters/brochureSortKeys';
import { foundBy } from '../filters/foundBy';
import { countFromCounters } from '../brochure-counters/countFromCounters';
import { markerClustersSql } from '../clusters/markerClustersSql';
import { searchCondition } from '../filters/searchCondition';

export interface Statement {
  sql: string;
  values: unknown[];
  /** no other plan suits other values, so a connection may keep it prepared */
  plansAlike: boolean;
}

/** A list of ads before anything of it is read: who asks, for what, in which order. It writes the statements. */
export class BrochureList {
  private constructor(
    private readonly context: RequestContext,
    private readonly filter: BrochureFilter,
    private readonly scope: BrochureScope,
    private readonly orderBy: readonly BrochureOrder[] | null,
    private readonly categoryIds: readonly number[] | null,
    private readonly mapAreaIds: readonly number[] | null,
  ) {}

  static async prepare(
    context: RequestContext,
    filter: BrochureFilter,
    orderBy: readonly BrochureOrder[] | null,
  ): Promise<BrochureList> {
    if (filter.upkeep) authorize(context.viewer, 'filterBrochuresByUpkeep');
    const { categories, mapAreas } = filter;
    return new BrochureList(
      context,
      filter,
      brochureScope(context.viewer, filter, await readPreviewAccess(context, filter.previewToken)),
      orderBy,
      categories ? await referenceNumbers(context, 'categories', categories) : null,
      mapAreas ? await referenceNumbers(context, 'mapAreas', mapAreas) : null,
    );
  }

  /**
   * The numbers of a page's ads with `k0`, `k1` …, which make their cursors, often from an index alone. One row more than
   * the page holds tells whether the list goes on. The ads themselves are read by their numbers (`readBrochures`).
   */
  page(request: PageRequest): Statement & { keys: SortKey[] } {
    const values = new SqlValues();
    const distance = this.distance(values);
    const keys = brochureSortKeys(this.orderBy, distance?.sql ?? null);
    const aligned = alignSortKeys(keys);
    const conditions = [...this.conditions(values, distance), ...beyondCursors(keys, aligned, request, values)];
    const named = aligned.map((key, at) => ({ ...key, expression: `page.k${at}` }));
    const sql = foundBy(searchCondition(this.filter.q, values), {
      select: (more) => `
        SELECT b.id, ${distance?.sql ?? 'NULL::float8'} AS distance, ${aligned.map((key, at) => `${key.expression} AS k${at}`).join(', ')}
        FROM brochures b ${keys.some((key) => key.name === 'CATEGORY') ? 'JOIN categories c ON c.id = b.category_id' : ''}
        WHERE ${[...conditions, ...more].join(' AND ')}
        ORDER BY ${orderByClause(aligned, request.reading)}`,
      inOrder: `ORDER BY ${orderByClause(named, request.reading)}`,
      limit: request.size + 1,
      offset: request.offset,
    });
    return { sql, values: values.all, plansAlike: this.plansAlike && request.offset === 0, keys };
  }

  /** Adds up the kept numbers; null where they do not say it. */
  countFromCounters(): Statement | null {
    const { context, filter, scope, categoryIds, mapAreaIds } = this;
    const values = new SqlValues();
    const sql = countFromCounters(filter, scope, { categoryIds, mapAreaIds }, context.clock.now(), values);
    return sql === null ? null : { sql, values: values.all, plansAlike: true };
  }

  /** From the kept numbers where they say it, else counted. */
  count(): Statement {
    const kept = this.countFromCounters();
    if (kept) return kept;
    const values = new SqlValues();
    return {
      sql: `SELECT count(*)::integer AS total FROM brochures b WHERE ${this.whereOfAll(values)}`,
      values: values.all,
      plansAlike: this.plansAlike,
    };
  }

  /** Those of the list that have a position, gathered for a map. */
  cells(zoom: number | null): Statement {
    const values = new SqlValues();
    const found = `SELECT b.id, b.latitude, b.longitude, b.type, b.ad_index FROM brochures b
      WHERE ${this.whereOfAll(values)} AND b.latitude IS NOT NULL`;
    return {
      sql: markerClustersSql(found, zoom === null ? null : values.add(zoom)),
      values: values.all,
      plansAlike: false,
    };
  }

  /**
   * States, types, categories and areas stand in the text, and numbers of ads lead to their key. Of a vendor, a place or
   * words there may be one ad or all of them.
   */
  private get plansAlike(): boolean {
    const { vendorId, q, box, near } = this.filter;
    return vendorId == null && (q ?? '') === '' && box == null && near?.withinKm == null;
  }

  /** The condition of the whole list, not of a page. */
  private whereOfAll(values: SqlValues): string {
    // a place alone does not bear upon the number, and a value that is not used is refused
    const distance = this.filter.near?.withinKm == null ? null : this.distance(values);
    const search = searchCondition(this.filter.q, values);
    return [...this.conditions(values, distance), ...(search === null ? [] : [search])].join(' AND ');
  }

  /** Tells of ads that have just been read whether they still belong: one may have left since its number was found. */
  membership(): (ad: Brochure) => boolean {
    const { statuses, preview } = this.scope;
    return (ad) => {
      if (!ad.recordStatus || !statuses.includes(ad.status)) return false;
      return preview === null || ad.status !== 'PENDING_REVIEW' || admitsPreview(preview, ad);
    };
  }

  private conditions(values: SqlValues, distance: Distance | null): string[] {
    const { context, filter, scope, categoryIds, mapAreaIds } = this;
    return brochureConditions(filter, scope, { categoryIds, mapAreaIds, distance }, context.clock.now(), values);
  }

  private distance(values: SqlValues): Distance | null {
    if (!this.filter.near) return null;
    const { latitude, longitude } = this.filter.near;
    const place = `${values.add(`(${pointOnSphere(latitude, longitude).join(', ')})`)}::cube`;
    return { place, sql: `(b.geo <-> ${place})` };
  }
}

function beyondCursors(
  keys: readonly SortKey[],
  aligned: readonly AlignedSortKey[],
  request: PageRequest,
  values: SqlValues,
): string[] {
  const beyond = (cursor: string | null, argument: 'after' | 'before', side: 'AFTER' | 'BEFORE') => {
    if (cursor === null) return [];
    const placeholders = decodeCursor(keys, cursor, argument).map((value) => values.add(value));
    return [keysetCondition(aligned, placeholders, side)];
  };
  return [...beyond(request.after, 'after', 'AFTER'), ...beyond(request.before, 'before', 'BEFORE')];
}
