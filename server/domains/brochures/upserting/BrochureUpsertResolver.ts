import { validateSync } from 'class-validator';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { getFieldErrors } from '../../../shared/validation/getFieldErrors';
import type { GivenFields } from '../writing/input/BrochureInput';
import { upsertBrochures } from './upsertBrochures';
import { UpsertBrochuresInput, type UpsertedBrochureInput } from './UpsertBrochuresInput';
import { UpsertBrochuresPayload } from './UpsertBrochuresPayload';

@Resolver()
export class BrochureUpsertResolver {
  @Mutation(() => UpsertBrochuresPayload, {
    description:
      'Saves up to 500 ads of the own company under ids of one’s own system. A new id makes an ad: for a vendor a draft. A known one changes its ad; of a published ad the change waits for review. Each ad has its own result, and sending all again changes nothing. For administrators, and for vendors, whose company gets the ads.',
  })
  async upsertBrochures(
    @Arg('input', () => UpsertBrochuresInput, { description: 'The ads.' }) { brochures, submit }: UpsertBrochuresInput,
    @Ctx() context: RequestContext,
  ): Promise<UpsertBrochuresPayload> {
    const sent = brochures.map((input) => ({
      externalId: input.externalId,
      type: input.type,
      read: () => checked(input),
    }));
    return new UpsertBrochuresPayload(await upsertBrochures(context, { brochures: sent, submit }));
  }
}

/** @throws DomainError VALIDATION_FAILED with every field that breaks a rule */
function checked(input: UpsertedBrochureInput): GivenFields {
  const errors = getFieldErrors(validateSync(input, { skipMissingProperties: true, forbidUnknownValues: false }));
  if (errors.length === 0) return input;
  throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
}
