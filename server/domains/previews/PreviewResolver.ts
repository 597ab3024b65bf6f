import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { databaseIdOf } from '../../shared/globalId';
import { sharePreview, type SharedPreview, SharePreviewInput, SharePreviewPayload } from './sharePreview';

@Resolver()
export class PreviewResolver {
  @Mutation(() => SharePreviewPayload, {
    description:
      'Makes a link that shows an ad before it is published, or the ads of a vendor that wait now. It ends after 30 days, and for each ad with its next change of state. CONFLICT: the ad does not wait for review. For administrators, and for vendors what is their own.',
  })
  async sharePreview(
    @Arg('input', () => SharePreviewInput, { description: 'What to share.' }) input: SharePreviewInput,
    @Ctx() context: RequestContext,
  ): Promise<SharePreviewPayload> {
    return new SharePreviewPayload(await sharePreview(context, sharedBy(input)));
  }
}

function sharedBy({ brochureId, vendorId }: SharePreviewInput): SharedPreview {
  if (brochureId != null && vendorId == null) return { brochureId: databaseIdOf(brochureId, 'Brochure', 'brochureId') };
  if (vendorId != null && brochureId == null) return { vendorId: databaseIdOf(vendorId, 'Vendor', 'vendorId') };
  const message = 'Give exactly one of "brochureId" and "vendorId".';
  throw new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'brochureId', code: 'EXACTLY_ONE', message }],
  });
}
