import type { EntityManager } from 'typeorm';
import { Field, ID, InputType } from 'type-graphql';
import { validate } from 'class-validator';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { getTimeZone } from '../../../shared/australia/getTimeZone';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { assetTypesOf } from '../../brochures/statuses/assetTypesOf';
import { blankBrochure } from '../../brochures/writing/values/blankBrochure';
import { Brochure } from '../../brochures/Brochure';
import type { BrochureChanges } from '../../brochures/writing/values/BrochureChanges';
import { brochureValues } from '../../brochures/writing/values/brochureValues';
import { firstValues } from '../../brochures/writing/values/firstValues';
import { judgeChanges, lostNeeds } from '../../brochures/writing/prepareChanges';
import { publishNeeds } from '../../brochures/statuses/publishProblems';
import { readChanges } from '../../brochures/writing/input/readChanges';
import { realChanges } from '../../brochures/writing/values/realChanges';
import { withMapAreaDid } from '../../brochures/writing/values/withMapAreaDid';
import { findOpenRevision } from '../../brochures/revisions/findOpenRevision';
import { vendorProblems } from '../../brochures/writing/checks/vendorProblems';
import { BrochureCheck } from './BrochureCheck';
import { BrochureNeed } from './BrochureNeed';
import { BrochureProblem } from './BrochureProblem';
import { previewBrochure } from './previewBrochure';
import { AssetType } from '../../brochures/assets/AssetType';
import { BrochureInput, type GivenFields } from '../../brochures/writing/input/BrochureInput';
import { BrochureType } from '../../brochures/BrochureType';
import { getFieldErrors } from '../../../shared/validation/getFieldErrors';

@InputType({ description: 'What somebody is writing into an ad. Fields that are absent are taken as they are kept.' })
export class CheckBrochureInput extends BrochureInput {
  @Field(() => ID, { nullable: true, description: 'Global id of the ad; null for one that is to be created.' })
  id?: string | null;

  @Field(() => BrochureType, { description: 'The kind of the ad.' })
  type: BrochureType;

  @Field(() => [AssetType], {
    nullable: true,
    description: 'Kinds of files that will be added with the change, at most 40; they count as what the ad has.',
  })
  newFiles?: AssetType[] | null;
}

/**
 * Returns the result of saving an ad without saving it: errors, needs for publication and a preview. Fields with errors
 * are left out of the preview.
 */
export async function checkBrochure(
  context: RequestContext,
  { id, input }: { id: number | null; input: CheckBrochureInput },
): Promise<BrochureCheck> {
  const { manager } = context.database;
  const before = id === null ? newBrochure(context, input.type) : await ownBrochure(context, manager, id);
  const { fields, problems } = await splitInput(input);
  const changes = await realOnes(context, manager, before, readChanges(fields));
  const judged = await judgeChanges(manager, before, changes, context);
  const { after, furtherCategoryIds } = judged;
  const present = id === null ? [] : await assetTypesOf(manager, id);
  const lost = await lostNeeds(manager, before, after, context.clock.now());
  const today = calendarDay(context.clock.now(), getTimeZone(after.state, after.postcode));
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
  authorize(context.viewer, 'createBrochure');
  return Object.assign(blankBrochure(type), { vendorId: context.viewer?.vendorId ?? null });
}

async function ownBrochure(context: RequestContext, manager: EntityManager, id: number): Promise<Brochure> {
  const brochure = await manager.getRepository(Brochure).findOneBy({ id, recordStatus: true });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  authorize(context.viewer, 'brochureCheck', brochure);
  return brochure;
}

/** Returns the real changes: for a vendor together with its pending change; a new ad needs a category. */
async function realOnes(
  context: RequestContext,
  manager: EntityManager,
  before: Brochure,
  given: BrochureChanges,
): Promise<BrochureChanges> {
  const changes = await withMapAreaDid(manager, given);
  if ((before.id as number | undefined) === undefined) {
    return { ...(await firstValues(manager, context.viewer)), category: null, ...changes };
  }
  const open = context.viewer?.role === 'VENDOR' ? await findOpenRevision(manager, before.id) : null;
  return realChanges(await brochureValues(manager, before), { ...open?.changes, ...changes });
}

function reserved(context: RequestContext, changes: BrochureChanges): FieldError[] {
  return context.viewer?.role === 'VENDOR' ? vendorProblems(changes) : [];
}

/** Reports each field once, for example not again as one half of an incomplete position. */
function newProblems(known: readonly FieldError[], found: readonly FieldError[]): FieldError[] {
  const isPin = ({ field }: FieldError) => field === 'latitude' || field === 'longitude';
  return found.filter(
    (problem) => !known.some((each) => each.field === problem.field || (isPin(each) && isPin(problem))),
  );
}

/** Separates the valid fields from those that break their own rules. */
async function splitInput(input: CheckBrochureInput): Promise<{ fields: GivenFields; problems: FieldError[] }> {
  const options = { skipMissingProperties: true, forbidUnknownValues: false };
  const problems = getFieldErrors(await validate(input, options));
  const broken = new Set(problems.map(({ field }) => field));
  const { id: _id, type: _type, newFiles: _files, address, ...given } = input;
  const fields: GivenFields = without(given, broken, '');
  if (address !== undefined) fields.address = address && without(address, broken, 'address.');
  return { fields, problems };
}

function without<T extends object>(values: T, broken: ReadonlySet<string>, prefix: string): Partial<T> {
  const sound = Object.entries(values).filter(([name]) => !broken.has(prefix + name));
  return Object.fromEntries(sound) as Partial<T>;
}
