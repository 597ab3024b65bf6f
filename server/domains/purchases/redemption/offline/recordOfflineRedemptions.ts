import { ArrayMaxSize, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { offlineTill } from '../../../../../shared/coupons/offlineTill';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { GraphQLDateTime } from '../../../../shared/scalars/GraphQLDateTime';
import { idempotencyKeyPattern } from '../../../../shared/validation/idempotencyKeyPattern';
import { companyOfTill } from '../companyOfTill';
import { readListName } from './offlineList';
import { OfflineOutcome } from './OfflineOutcome';
import { recordOfflineRedemption, type RedemptionResult } from './recordOfflineRedemption';

@InputType({ description: 'A coupon that a till has redeemed without a connection.' })
export class OfflineRedemptionInput {
  @Field({ description: 'Of this redemption only, 8 to 100 visible ASCII characters. Sent again, it changes nothing.' })
  @Matches(new RegExp(idempotencyKeyPattern), { message: 'A key has 8 to 100 visible ASCII characters.' })
  key: string;

  @Field({ description: '`list` of the coupons among which the till found it.' })
  @MaxLength(300, { message: 'This names no list.' })
  list: string;

  @Field({ description: 'The code as it is shown, in any case, with or without hyphens.' })
  @MaxLength(100, { message: 'A coupon code has 12 letters and digits.' })
  code: string;

  @Field(() => GraphQLDateTime, { description: 'When it was redeemed.' })
  redeemedAt: Date;
}

@InputType({ description: 'Redemptions that a till sends later.' })
export class RecordOfflineRedemptionsInput {
  @Field(() => Int, {
    nullable: true,
    description: "`databaseId` of the company; absent: the caller's own. Administrators have to name one.",
  })
  vendorDatabaseId?: number | null;

  @Field(() => [OfflineRedemptionInput], { description: 'At most 100, the first one first.' })
  @ArrayMaxSize(offlineTill.mostWaiting, { message: `Send at most ${offlineTill.mostWaiting} at once.` })
  @ValidateNested({ each: true })
  redemptions: OfflineRedemptionInput[];
}

@ObjectType({ description: 'What has become of one redemption.' })
class OfflineRedemptionResult {
  @Field({ description: 'As sent.' })
  key: string;

  @Field(() => OfflineOutcome, { description: 'Whether it counts; if not, why.' })
  outcome: OfflineOutcome;

  @Field(() => String, { nullable: true, description: 'Why it does not count, as a sentence; null if it counts.' })
  message: string | null;
}

@ObjectType({ description: 'What `recordOfflineRedemptions` did.' })
export class RecordOfflineRedemptionsPayload {
  @Field(() => [OfflineRedemptionResult], { description: 'One for each redemption, in their order.' })
  readonly results: RedemptionResult[];

  constructor(results: RedemptionResult[]) {
    this.results = results;
  }
}

export interface SentRedemptions {
  vendorDatabaseId?: number | null;
  redemptions: { key: string; list: string; code: string; redeemedAt: Date }[];
}

/**
 * Takes redemptions of a till that had no connection, each with the time at which it happened and by itself: one that
 * does not count stops no other (docs/rules/prices-and-coupons.md#a-till-without-a-connection).
 *
 * @throws VALIDATION_FAILED for a list that is not of this company; NOT_FOUND; FORBIDDEN
 */
export async function recordOfflineRedemptions(
  context: RequestContext,
  { vendorDatabaseId, redemptions }: SentRedemptions,
): Promise<RedemptionResult[]> {
  const vendorId = await companyOfTill(context, 'recordOfflineRedemptions', vendorDatabaseId);
  const dated = redemptions.map(({ list, ...redemption }, at) => {
    const fetchedAt = readListName(context.identitySecret, vendorId, list);
    if (fetchedAt === null) throw refuseList(at);
    return { ...redemption, fetchedAt };
  });
  const results: RedemptionResult[] = [];
  for (const redemption of dated) results.push(await recordOfflineRedemption(context, vendorId, redemption));
  return results;
}

function refuseList(at: number): DomainError {
  const message = 'This is no list of coupons of this company.';
  const errors = [{ field: `redemptions.${at}.list`, code: 'UNKNOWN', message }];
  return new DomainError('VALIDATION_FAILED', message, { errors });
}
