import type { RequestContext } from '../../platform/context/RequestContext';
import { preparedRows } from '../../platform/database/preparedRows';
import type { Viewer } from '../../shared/permissions';
import { DomainError } from '../../shared/errors/DomainError';
import type { Brochure } from '../brochures/Brochure';
import { BrochureStatus } from '../brochures/BrochureStatus';
import { brochureRows } from './brochureRows';
import { liveBrochureLoader } from './liveBrochureLoader';

/** Exactly one of the two. */
export type BrochureReference = { id: number; did?: never } | { id?: never; did: string };

/**
 * One ad, asked for directly: published or pending (a preview), whatever its dates. Archived ads are GONE for everyone
 * but administrators and the vendor whose ad it is (decisions, "/details/{id} of another type or state"). null: there
 * is none.
 */
export async function findBrochure(context: RequestContext, reference: BrochureReference): Promise<Brochure | null> {
  const brochure = await findLive(context, reference);
  if (brochure?.status === BrochureStatus.ARCHIVED && !seesArchived(context.viewer, brochure)) {
    const { category } = brochure;
    throw new DomainError('GONE', 'This ad has been archived and is no longer shown.', {
      category: category?.parent?.code ?? category?.code,
    });
  }
  return brochure;
}

async function findLive(context: RequestContext, { id, did }: BrochureReference): Promise<Brochure | null> {
  if (!couldExist(did ?? id)) return null;
  if (did === undefined) return context.loader(liveBrochureLoader).load(id);
  const rows = brochureRows(context.database);
  const found = await preparedRows(context.database, {
    name: 'brochure-by-did',
    sql: `SELECT ${rows.columns} FROM brochures b ${rows.joins} WHERE b.record_status AND b.did = $1`,
    values: [did],
  });
  return rows.read(context, found)[0] ?? null;
}

function seesArchived(viewer: Viewer | null, brochure: Brochure): boolean {
  if (viewer?.role === 'ADMINISTRATOR') return true;
  return viewer?.vendorId != null && viewer.vendorId === brochure.vendorId;
}

/** What the column could not hold is no reason to ask the database. */
function couldExist(value: number | string): boolean {
  return typeof value === 'string'
    ? /^[0-9A-Za-z_-]{12}$/.test(value)
    : Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
}
