import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { copyBrochure, CopyBrochureInput, CopyBrochurePayload } from './copyBrochure';
import { createBrochure, CreateBrochurePayload, CreateBrochureInput } from './createBrochure';
import { deleteBrochure, DeleteBrochureInput, DeleteBrochurePayload } from './deleteBrochure';
import { restoreBrochure, RestoreBrochureInput, RestoreBrochurePayload } from './restoreBrochure';
import {
  restoreBrochureVersion,
  RestoreBrochureVersionInput,
  RestoreBrochureVersionPayload,
} from './restoreBrochureVersion';
import { setBrochureIndex, SetBrochureIndexPayload, SetBrochureIndexInput } from './setBrochureIndex';

@Resolver()
export class BrochureWritingResolver {
  @Mutation(() => CreateBrochurePayload, {
    description:
      'Creates an ad: for a vendor a draft (`submitBrochure` sends it), for an administrator an ad that waits for review. VALIDATION_FAILED names every field that breaks a rule or that its type does not have. For administrators, and for vendors, whose company gets the ad: FORBIDDEN if they choose index or vendor.',
  })
  async createBrochure(
    @Arg('input', () => CreateBrochureInput, { description: 'What the ad says.' }) input: CreateBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<CreateBrochurePayload> {
    return new CreateBrochurePayload(
      await createBrochure(context, { type: input.type, input, creationKey: input.creationKey }),
    );
  }

  @Mutation(() => CopyBrochurePayload, {
    description:
      'Copies an ad with its files: the copy waits for review, or is a draft if a vendor makes it, without index, views, purchases and dates that have passed. CONFLICT for a tourism ad. For administrators, and the vendor whose ad it is.',
  })
  async copyBrochure(
    @Arg('input', () => CopyBrochureInput, { description: 'Which ad to copy, and its dates.' })
    { id, ...dates }: CopyBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<CopyBrochurePayload> {
    return new CopyBrochurePayload(await copyBrochure(context, { id: databaseIdOf(id, 'Brochure', 'id'), ...dates }));
  }

  @Mutation(() => SetBrochureIndexPayload, {
    description:
      'Sets the number of an ad on the printed map and in lists; CONFLICT when somebody changed the ad since `version`. For administrators.',
  })
  async setBrochureIndex(
    @Arg('input', () => SetBrochureIndexInput, { description: 'Which ad, and its number.' })
    { id, adIndex = null, version }: SetBrochureIndexInput,
    @Ctx() context: RequestContext,
  ): Promise<SetBrochureIndexPayload> {
    const place = { id: databaseIdOf(id, 'Brochure', 'id'), adIndex, version };
    return new SetBrochureIndexPayload(await setBrochureIndex(context, place));
  }

  @Mutation(() => DeleteBrochurePayload, {
    description: 'Takes an ad away from everywhere; it can be restored for 30 days. For administrators.',
  })
  async deleteBrochure(
    @Arg('input', () => DeleteBrochureInput, { description: 'Which ad to delete.' }) { id }: DeleteBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<DeleteBrochurePayload> {
    return new DeleteBrochurePayload(await deleteBrochure(context, { id: databaseIdOf(id, 'Brochure', 'id') }));
  }

  @Mutation(() => RestoreBrochurePayload, {
    description:
      'Brings a deleted ad back in the state that it had. GONE when it was deleted more than 30 days ago. For administrators.',
  })
  async restoreBrochure(
    @Arg('input', () => RestoreBrochureInput, { description: 'Which ad to bring back.' }) { id }: RestoreBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<RestoreBrochurePayload> {
    return new RestoreBrochurePayload(await restoreBrochure(context, { id: databaseIdOf(id, 'Brochure', 'id') }));
  }

  @Mutation(() => RestoreBrochureVersionPayload, {
    description:
      'Gives the fields of one change of an ad the values that they had before it; other fields stay as they are. CONFLICT for a change that has overwritten no field, VALIDATION_FAILED for values that are no longer allowed. For administrators.',
  })
  async restoreBrochureVersion(
    @Arg('input', () => RestoreBrochureVersionInput, { description: 'Which change to take back.' })
    { id, entryId, version }: RestoreBrochureVersionInput,
    @Ctx() context: RequestContext,
  ): Promise<RestoreBrochureVersionPayload> {
    const named = {
      id: databaseIdOf(id, 'Brochure', 'id'),
      entryId: databaseIdOf(entryId, 'AuditLogEntry', 'entryId'),
    };
    return new RestoreBrochureVersionPayload(
      await restoreBrochureVersion(context, { ...named, version: version ?? null }),
    );
  }
}
