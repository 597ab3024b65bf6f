import type { EntityManager } from 'typeorm';
import { getTimeZone } from '../../../shared/australia/getTimeZone';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { assetTypesOf } from '../statuses/assetTypesOf';
import type { Brochure } from '../Brochure';
import type { BrochureChanges } from './values/BrochureChanges';
import { fieldProblems } from './checks/fieldProblems';
import { findPlace } from '../positions/findPlace';
import { findPosition } from '../positions/findPosition';
import { findReferences } from './checks/findReferences';
import { publishProblems } from '../statuses/publishProblems';
import { valueProblems } from './checks/valueProblems';

export interface PreparedChanges {
  columns: Partial<Brochure>;
  /** undefined: as they were */
  furtherCategoryIds: number[] | undefined;
}

/** What a change would make of an ad, and everything that stands against it. */
export interface JudgedChanges extends PreparedChanges {
  after: Brochure;
  problems: FieldError[];
}

/** What is to be written for a change, or VALIDATION_FAILED with everything that stands against it. */
export async function prepareChanges(
  manager: EntityManager,
  before: Brochure,
  changes: BrochureChanges,
  now: Date,
): Promise<PreparedChanges> {
  const { after, problems, columns, furtherCategoryIds } = await judgeChanges(manager, before, changes, now);
  if (problems.length === 0) problems.push(...(await lostNeeds(manager, before, after, now)));
  if (problems.length > 0) throw refusal(problems);

  const position = findPosition(before, changes);
  const place = position.positionSource === null && moves(changes) ? await findPlace(manager, after) : null;
  Object.assign(columns, place ?? position, { timeZone: getTimeZone(after.state, after.postcode) });
  return { columns, furtherCategoryIds };
}

/** The rules of fields and between them, without a refusal: for those who only ask. */
export async function judgeChanges(
  manager: EntityManager,
  before: Brochure,
  changes: BrochureChanges,
  now: Date,
): Promise<JudgedChanges> {
  const { category: _code, brochureCategories: _codes, mapArea: _area, ...written } = changes;
  const { columns: references, furtherCategoryIds, errors } = await findReferences(manager, changes);
  // turning "unlimited" on clears the number unless the caller says otherwise, and the other way round
  if (written.couponsUnlimited && written.numberOfCoupons === undefined) written.numberOfCoupons = null;
  if (written.numberOfCoupons != null && written.couponsUnlimited === undefined) written.couponsUnlimited = false;

  const columns: Partial<Brochure> = { ...written, ...references };
  const after = Object.assign(Object.create(Object.getPrototypeOf(before) as object) as Brochure, before, columns);
  const today = calendarDay(now, getTimeZone(after.state, after.postcode));
  const problems = [
    ...fieldProblems(before.type, changes),
    ...errors,
    ...valueProblems(after, withPin(before, changes), today),
  ];
  return { columns, furtherCategoryIds, after, problems };
}

const placing = ['addressLine1', 'addressLine2', 'city', 'state', 'mapArea', 'locationUrl', 'latitude'] as const;

/** Whether it is worth looking for the place of the ad. */
function moves(changes: BrochureChanges): boolean {
  return placing.some((field) => field in changes);
}

/** A pin may be moved by one of its two numbers. */
function withPin(before: Brochure, changes: BrochureChanges): BrochureChanges {
  const { latitude = before.latitude, longitude = before.longitude } = changes;
  return { ...changes, latitude, longitude };
}

/** What a published ad needs and would have no longer. What it lacked before is not this change's fault. */
export async function lostNeeds(
  manager: EntityManager,
  before: Brochure,
  after: Brochure,
  now: Date,
): Promise<FieldError[]> {
  if (before.status !== 'PUBLISHED') return [];
  const assetTypes = await assetTypesOf(manager, before.id);
  const problemsOf = (ad: Brochure) => publishProblems(ad, assetTypes, calendarDay(now, ad.timeZone));
  const known = problemsOf(before).map(({ field }) => field);
  return problemsOf(after).filter(({ field }) => !known.includes(field));
}

function refusal(errors: FieldError[]): DomainError {
  return new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
}
