import type { RequestContext } from '../../../platform/context/RequestContext';
import { isKeeperOf } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { didPattern } from '../../../shared/did';
import type { Brochure } from '../../brochures/Brochure';
import { BrochureStatus } from '../../brochures/BrochureStatus';
import { archivingLoader } from '../archived/archivingLoader';
import type { GoneReason } from '../archived/GoneReason';
import { goneReasonOf } from '../archived/goneReasonOf';
import { liveBrochureLoaderOf } from './liveBrochureLoaderOf';
import { admitsPreview } from '../../previews/admitsPreview';
import { readPreviewAccess } from '../../previews/readPreviewAccess';
import type { FieldSelection } from '../field-selection/FieldSelection';
import { allFields } from '../field-selection/allFields';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import { readBrochureRows } from '../rows/readBrochureRows';

/** Has exactly one of the two. */
export type BrochureReference = { id: number; did?: never } | { id?: never; did: string };

interface FindOptions {
  fields?: FieldSelection;
  /** admits an ad that waits for review */
  previewToken?: string | null | undefined;
  /** true: only if the caller may change it */
  toEdit?: boolean | undefined;
}

/**
 * Returns one ad, whatever its dates. Administrators, its vendor and holders of a preview token get an ad that waits
 * for review; everyone else gets null. null means that there is no such ad, or that the public never saw it.
 *
 * @throws DomainError GONE for an archived ad, except to administrators and its vendor
 * (docs/rules/visibility.md#archived-ads)
 */
export async function findBrochure(
  context: RequestContext,
  reference: BrochureReference,
  { fields = allFields, previewToken, toEdit = false }: FindOptions = {},
): Promise<Brochure | null> {
  const access = await readPreviewAccess(context, previewToken);
  const brochure = await findLive(context, reference, fields);
  if (brochure === null || isKeeperOf(context.viewer, brochure)) return brochure;
  if (toEdit || (context.isThirdParty && !publicFeedTypes.includes(brochure.type))) return null;
  if (brochure.status === BrochureStatus.PENDING_REVIEW) return admitsPreview(access, brochure) ? brochure : null;
  if (brochure.status === BrochureStatus.ARCHIVED) return refuseArchived(context, brochure);
  return brochure;
}

const goneMessages: Record<GoneReason, string> = {
  ENDED: 'This offer has ended.',
  TAKEN_DOWN: 'This offer has been taken down.',
  REPLACED: 'This offer has been replaced by a newer one.',
  MERGED: 'This ad is part of another one now.',
};

/**
 * Returns null if the public never saw the ad.
 *
 * @throws DomainError GONE with the reason
 */
async function refuseArchived(context: RequestContext, { id, category }: Brochure): Promise<null> {
  const archived = await context.loader(archivingLoader).load(id);
  const replacement = archived?.replacement ?? undefined;
  const reason = archived && goneReasonOf({ ...archived, hasReplacement: replacement !== undefined });
  if (!reason) return null;
  throw new DomainError('GONE', goneMessages[reason], {
    category: category?.parent?.code ?? category?.code,
    ...{ reason, replacement },
  });
}

async function findLive(
  context: RequestContext,
  { id, did }: BrochureReference,
  fields: FieldSelection,
): Promise<Brochure | null> {
  if (!couldExist(did ?? id)) return null;
  if (did === undefined) return context.loader(liveBrochureLoaderOf(fields)).load(id);
  const { brochures } = await readBrochureRows(context, fields, {
    where: 'b.record_status AND b.did = $1',
    number: '(SELECT id FROM brochures WHERE did = $1)',
    value: did,
  });
  return brochures[0] ?? null;
}

/** Avoids a query for values outside the range of the column. */
function couldExist(value: number | string): boolean {
  return typeof value === 'string'
    ? didPattern.test(value)
    : Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
}
