import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { containsText } from '../../../platform/database/containsText';
import { flatEntity } from '../../../platform/database/flatEntity';
import { keysetPage } from '../../../platform/database/keysetPage';
import type { SqlValues } from '../../../platform/database/SqlValues';
import type { Page } from '../../../platform/graphql/Page';
import { DomainError } from '../../../shared/errors/DomainError';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import { authorize } from '../../../shared/authorize';
import { normalizeEmail } from '../../accounts/normalizeEmail';
import { CouponPurchase } from '../CouponPurchase';
import { readCouponCode } from '../codes/readCouponCode';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { CouponState } from '../CouponState';

@ArgsType()
export class CouponPurchasesArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only those of the ad with this global id.' })
  brochureId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only the one with this code, however it is typed.' })
  @MaxLength(100, { message: 'A coupon code has 12 letters and digits.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those of this e-mail address, in any case; for administrators.',
  })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email?: string | null;

  @Field(() => CouponState, { nullable: true, description: 'Only those in this state.' })
  state?: CouponState | null;

  @Field(() => String, {
    nullable: true,
    description: "Only those whose buyer's name or e-mail address, or title, holds this text; for administrators.",
  })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only those of the ad with this `databaseId`.' })
  brochureDatabaseId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only those of ads of the vendor with this `databaseId`.' })
  vendorId?: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Reserved then or later.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Reserved before then.' })
  to?: Date | null;
}

export interface ListCouponPurchasesInput extends Omit<PageArguments, 'offset'> {
  brochureId?: number | null;
  code?: string | null;
  email?: string | null;
  state?: CouponState | null;
  q?: string | null;
  vendorId?: number | null;
  from?: Date | null;
  to?: Date | null;
}

const keys: SortKey[] = [{ name: 'ID', expression: 'p.id', direction: 'DESC', kind: 'integer', nullable: false }];

/** Lists coupons, newest first: all for administrators, those of its own ads for a vendor. */
export function listCouponPurchases(
  context: RequestContext,
  { brochureId, code, email, state, q, vendorId, from, to, ...page }: ListCouponPurchasesInput,
): Promise<Page<{ item: CouponPurchase; cursor: string }>> {
  authorize(context.viewer, 'couponPurchases');
  const { viewer, database, clock } = context;
  const isAdministrator = viewer?.role === 'ADMINISTRATOR';
  if ((email != null || q?.trim()) && !isAdministrator) {
    throw new DomainError('FORBIDDEN', 'Only administrators look for a buyer. Leave "email" and "q" out.');
  }
  if (from && to && from >= to) throw wrongOrder();
  const readCode = code == null ? null : readCouponCode(code);
  return keysetPage(database, {
    entity: flatEntity(database, CouponPurchase, 'p'),
    from: 'coupon_purchases p JOIN brochures b ON b.id = p.brochure_id',
    keys,
    page,
    conditions: (values) => [
      ...(isAdministrator ? [] : [`b.vendor_id = ${values.add(viewer?.vendorId ?? 0)}`]),
      ...(brochureId == null ? [] : [`p.brochure_id = ${values.add(brochureId)}`]),
      ...(readCode === null ? [] : [`p.code = ${values.add(readCode)}`]),
      ...(email == null ? [] : [`lower(p.email) = ${values.add(normalizeEmail(email))}`]),
      ...(q?.trim() ? [containsText(['p.name', 'p.email', 'p.title'], q, values)] : []),
      ...(vendorId == null ? [] : [`b.vendor_id = ${values.add(vendorId)}`]),
      ...(from ? [`p.purchased_at >= ${values.add(from)}`] : []),
      ...(to ? [`p.purchased_at < ${values.add(to)}`] : []),
      ...(state == null ? [] : [isIn[state](values, clock.now())]),
    ],
  });
}

/** `getCouponState` in SQL. */
const isIn: Record<CouponState, (values: SqlValues, now: Date) => string> = {
  REDEEMED: () => 'p.redeemed_at IS NOT NULL',
  VOIDED: () => 'p.voided_at IS NOT NULL',
  HELD: () => `${unspent} AND ${unconfirmed}`,
  VALID: (values, now) => `${unspent} AND NOT (${unconfirmed}) AND ${today(values, now)} <= p.valid_to`,
  ENDED: (values, now) => `${unspent} AND NOT (${unconfirmed}) AND ${today(values, now)} > p.valid_to`,
};

const unspent = 'p.redeemed_at IS NULL AND p.voided_at IS NULL';
const unconfirmed = 'p.held_until IS NOT NULL AND p.confirmed_at IS NULL';

function today(values: SqlValues, now: Date): string {
  return `(${values.add(now)}::timestamptz AT TIME ZONE b.time_zone)::date`;
}

function wrongOrder(): DomainError {
  const message = '"to" has to be later than "from".';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'to', code: 'ORDER', message }] });
}
