import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { timeZoneOf } from '../../../shared/australia/timeZoneOf';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/permissions';
import { assetTypesOf } from '../../brochures/statuses/assetTypesOf';
import { blankBrochure } from '../../brochures/writing/blankBrochure';
import { Brochure } from '../../brochures/Brochure';
import type { BrochureChanges } from '../../brochures/writing/BrochureChanges';
import type { BrochureType } from '../../brochures/BrochureType';
import { brochureValues } from '../../brochures/writing/brochureValues';
import { judgeChanges, lostNeeds } from '../../brochures/writing/prepareChanges';
import { publishNeeds } from '../../brochures/statuses/publishProblems';
import { readChanges } from '../../brochures/writing/readChanges';
import { realChanges } from '../../brochures/writing/realChanges';
import { withMapAreaDid } from '../../brochures/writing/withMapAreaDid';
import { findOpenRevision } from '../findOpenRevision';
import { vendorProblems } from '../vendorProblems';
import { BrochureCheck } from './BrochureCheck';
import { BrochureNeed } from './BrochureNeed';
import { BrochureProblem } from './BrochureProblem';
import type { CheckBrochureInput } from './CheckBrochureInput';
import { previewBrochure } from './previewBrochure';
import { splitInput } from './splitInput';

/**
 * What would become of an ad if this were saved: the rules of saving and publishing, asked while somebody writes. What
 * breaks a rule is told and left out of the rest.
 */
export async function checkBrochure(
  context: RequestContext,
  { id, input }: { id: number | null; input: CheckBrochureInput },
): Promise<BrochureCheck> {
  const { manager } = context.database;
  const before = id === null ? newBrochure(context, input.type) : await ownBrochure(context, manager, id);
  const { fields, problems } = await splitInput(input);
  const changes = await realOnes(context, manager, before, readChanges(fields));
  const judged = await judgeChanges(manager, before, changes, context.clock.now());
  const { after, furtherCategoryIds } = judged;
  const present = id === null ? [] : await assetTypesOf(manager, id);
  const lost = await lostNeeds(manager, before, after, context.clock.now());
  const today = calendarDay(context.clock.now(), timeZoneOf(after.state, after.postcode));
  const needs = publishNeeds(after, [...present, ...(input.newFiles ?? []).slice(0, 40)], today);
  return Object.assign(new BrochureCheck(), {
    problems: [...reserved(context, changes), ...problems, ...newProblems(problems, [...judged.problems, ...lost])].map(
      (problem) => new BrochureProblem(problem),
    ),
    needs: needs.map((need) => new BrochureNeed(need)),
    preview: await previewBrochure(context, manager, { after, furtherCategoryIds }),
  });
}

function newBrochure(context: RequestContext, type: BrochureType): Brochure {
  if (context.viewer?.role === 'VENDOR') throw needsAnAd();
  authorize(context.viewer, 'createBrochure');
  return blankBrochure(type);
}

/** Vendors change ads that they have; new ones are made by administrators. */
function needsAnAd(): DomainError {
  const message = 'Say which of your ads you are writing: only administrators create ads.';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'id', code: 'REQUIRED', message }] });
}

async function ownBrochure(context: RequestContext, manager: EntityManager, id: number): Promise<Brochure> {
  const brochure = await manager.getRepository(Brochure).findOneBy({ id, recordStatus: true });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  authorize(context.viewer, 'brochureCheck', brochure);
  return brochure;
}

/** Of a vendor's ad together with what waits already; a new ad has to have a category. */
async function realOnes(
  context: RequestContext,
  manager: EntityManager,
  before: Brochure,
  given: BrochureChanges,
): Promise<BrochureChanges> {
  const changes = await withMapAreaDid(manager, given);
  if ((before.id as number | undefined) === undefined) return { category: null, ...changes };
  const open = context.viewer?.role === 'VENDOR' ? await findOpenRevision(manager, before.id) : null;
  return realChanges(await brochureValues(manager, before), { ...open?.changes, ...changes });
}

function reserved(context: RequestContext, changes: BrochureChanges): FieldError[] {
  return context.viewer?.role === 'VENDOR' ? vendorProblems(changes) : [];
}

/** A field that breaks its own rule is not told of twice, for example as one half of a position that lacks the other. */
function newProblems(known: readonly FieldError[], found: readonly FieldError[]): FieldError[] {
  const isPin = ({ field }: FieldError) => field === 'latitude' || field === 'longitude';
  return found.filter(
    (problem) => !known.some((each) => each.field === problem.field || (isPin(each) && isPin(problem))),
  );
}
