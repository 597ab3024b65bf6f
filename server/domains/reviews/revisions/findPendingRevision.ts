import type { RequestContext } from '../../../platform/context/RequestContext';
import { assetsOfBrochureLoader } from '../../brochures/assets/assetsOfBrochureLoader';
import { nameProposal } from '../../brochures/assets/proposals/nameProposal';
import { proposalLoader } from '../../brochures/assets/proposals/proposalLoader';
import type { Brochure } from '../../brochures/Brochure';
import { brochureCategoriesLoader } from '../../brochures/relations/brochureCategoriesLoader';
import { describeField, type BrochureField } from '../../brochures/fields/brochureFields';
import type { BrochureChanges, BrochureValues } from '../../brochures/writing/values/BrochureChanges';
import { realChanges } from '../../brochures/writing/values/realChanges';
import { valuesOf } from '../../brochures/writing/values/valuesOf';
import { categoryLoader } from '../../categories/categoryLoader';
import { mapAreaLoader } from '../../map-areas/mapAreaLoader';
import { mayReadReviews } from '../mayReadReviews';
import { openRevisionLoader } from '../../brochures/revisions/openRevisionLoader';
import { PendingRevision } from './PendingRevision';
import { RevisedField } from './RevisedField';

/** Returns the pending change, field by field, to administrators and the vendor of the ad; null to everyone else. */
export async function findPendingRevision(
  context: RequestContext,
  brochure: Brochure,
): Promise<PendingRevision | null> {
  if (!mayReadReviews(context.viewer, brochure)) return null;
  const revision = await context.loader(openRevisionLoader).load(brochure.id);
  if (!revision) return null;
  const { state, submittedAt, comment } = revision;
  const changes = [
    ...revisedFields(await presentValues(context, brochure), revision.changes),
    ...(await revisedFiles(context, brochure)),
  ];
  return Object.assign(new PendingRevision(), {
    ...{ state, submittedAt, comment, changes, brochure },
    proposed: revision,
  });
}

async function presentValues(context: RequestContext, brochure: Brochure): Promise<BrochureValues> {
  const { id, categoryId, mapAreaId } = brochure;
  const [category, furtherCategories, mapArea] = await Promise.all([
    context.loader(categoryLoader).load(categoryId),
    context.loader(brochureCategoriesLoader).load(id),
    mapAreaId === null ? null : context.loader(mapAreaLoader).load(mapAreaId),
  ]);
  return valuesOf(brochure, { category, furtherCategories, mapArea });
}

function revisedFields(before: BrochureValues, changes: BrochureChanges): RevisedField[] {
  const fields = Object.keys(realChanges(before, changes)) as BrochureField[];
  return fields.map(
    (name) => new RevisedField(describeField(name).input.path, textOf(before[name]), textOf(changes[name])),
  );
}

function textOf(value: BrochureValues[BrochureField] | undefined): string | null {
  if (value == null) return null;
  return Array.isArray(value) ? value.join(', ') || null : String(value);
}

async function revisedFiles(context: RequestContext, { id }: Brochure): Promise<RevisedField[]> {
  const present = await context.loader(assetsOfBrochureLoader).load(id);
  const names = nameProposal(present, await context.loader(proposalLoader).load(id));
  return names === null ? [] : [new RevisedField('assets', names.before, names.after)];
}
