import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { getTimeZone } from '../../../shared/australia/getTimeZone';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import type { AssetType } from '../assets/AssetType';
import { assetTypesOf } from '../statuses/assetTypesOf';
import type { Brochure } from '../Brochure';
import type { BrochureChanges } from './values/BrochureChanges';
import { badHostProblems } from './checks/badHostProblems';
import { fieldProblems } from './checks/fieldProblems';
import { findPlace } from '../positions/findPlace';
import { findPosition } from '../positions/findPosition';
import { findReferences, referencesOf, type References } from './checks/findReferences';
import { publishProblems } from '../statuses/publishProblems';
import { valueProblems } from './checks/valueProblems';
import { withColumns } from './values/withColumns';

export interface PreparedChanges {
  columns: Partial<Brochure>;
  /** undefined: unchanged */
  furtherCategoryIds: number[] | undefined;
}

/** What the rules depend on besides the ad. */
export interface Judging {
  now: Date;
  /** hosts that no new link may lead to */
  badHosts: ReadonlySet<string>;
}

export interface JudgingContext extends Pick<RequestContext, 'clock'> {
  outward: Pick<RequestContext['outward'], 'badHosts'>;
}

/** An ad after a change, and all problems of the change. */
export interface JudgedChanges extends PreparedChanges {
  after: Brochure;
  problems: FieldError[];
}

/**
 * Returns the values to write for a change.
 *
 * @throws DomainError VALIDATION_FAILED with all problems of the change
 */
export async function prepareChanges(
  manager: EntityManager,
  before: Brochure,
  changes: BrochureChanges,
  context: JudgingContext,
): Promise<PreparedChanges> {
  const judged = await judgeChanges(manager, before, changes, context);
  return completeChanges(manager, before, changes, { judged, now: context.clock.now() });
}

/**
 * Returns the values to write for a change that was judged.
 *
 * @param known its judgement, and the types of the ad's files if the caller knows them
 * @throws DomainError VALIDATION_FAILED with all problems of the change
 */
export async function completeChanges(
  manager: EntityManager,
  before: Brochure,
  changes: BrochureChanges,
  { judged, now, assetTypes }: { judged: JudgedChanges; now: Date; assetTypes?: readonly AssetType[] },
): Promise<PreparedChanges> {
  const { after, problems, columns, furtherCategoryIds } = judged;
  if (problems.length === 0) problems.push(...(await lostNeeds(manager, before, after, now, assetTypes)));
  if (problems.length > 0) throw refusal(problems);

  const position = findPosition(before, changes);
  const place = position.positionSource === null && moves(changes) ? await findPlace(manager, after) : null;
  Object.assign(columns, place ?? position, { timeZone: getTimeZone(after.state, after.postcode) });
  return { columns, furtherCategoryIds };
}

/**
 * Checks the rules of fields and between fields. Returns the problems instead of throwing. Whatever writes the text of an
 * ad passes here or `judgeWithReferences`, except rows of new ads in files and of the tourism source.
 */
export async function judgeChanges(
  manager: EntityManager,
  before: Brochure,
  changes: BrochureChanges,
  { clock, outward: { badHosts } }: JudgingContext,
): Promise<JudgedChanges> {
  return judgeWithReferences(before, changes, await findReferences(manager, changes), { now: clock.now(), badHosts });
}

/** As `judgeChanges`, with rows that were found before: for many ads with one change. */
export function judgeWithReferences(
  before: Brochure,
  changes: BrochureChanges,
  found: References,
  { now, badHosts }: Judging,
): JudgedChanges {
  const { category: _code, brochureCategories: _codes, mapArea: _area, ...written } = changes;
  const { columns: references, furtherCategoryIds, errors } = referencesOf(found, changes);
  // "unlimited" and a number exclude each other: setting one clears the other unless the caller sends both
  if (written.couponsUnlimited && written.numberOfCoupons === undefined) written.numberOfCoupons = null;
  if (written.numberOfCoupons != null && written.couponsUnlimited === undefined) written.couponsUnlimited = false;

  const columns: Partial<Brochure> = { ...written, ...references };
  const after = withColumns(before, columns);
  const today = calendarDay(now, getTimeZone(after.state, after.postcode));
  const problems = [
    ...fieldProblems(before.type, changes),
    ...badHostProblems(before, changes, badHosts),
    ...errors,
    ...valueProblems(after, withPin(before, changes), today),
  ];
  return { columns, furtherCategoryIds, after, problems };
}

const placing = ['addressLine1', 'addressLine2', 'city', 'state', 'mapArea', 'locationUrl', 'latitude'] as const;

/** Returns whether a change can affect the ad's position. */
function moves(changes: BrochureChanges): boolean {
  return placing.some((field) => field in changes);
}

/** Adds the missing coordinate when a change has only one of the two. */
function withPin(before: Brochure, changes: BrochureChanges): BrochureChanges {
  const { latitude = before.latitude, longitude = before.longitude } = changes;
  return { ...changes, latitude, longitude };
}

/**
 * Returns the requirements of publishing that a published ad meets before the change but not after it.
 * @param knownTypes types of its files, if the caller knows them
 */
export async function lostNeeds(
  manager: EntityManager,
  before: Brochure,
  after: Brochure,
  now: Date,
  knownTypes?: readonly AssetType[],
): Promise<FieldError[]> {
  if (before.status !== 'PUBLISHED') return [];
  const assetTypes = knownTypes ?? (await assetTypesOf(manager, before.id));
  const problemsOf = (ad: Brochure) => publishProblems(ad, assetTypes, calendarDay(now, ad.timeZone));
  const known = problemsOf(before).map(({ field }) => field);
  return problemsOf(after).filter(({ field }) => !known.includes(field));
}

function refusal(errors: FieldError[]): DomainError {
  return new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
}
