import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { addAsset, AddAssetPayload, AddAssetInput } from './changing/addAsset';
import { removeAsset, RemoveAssetInput, RemoveAssetPayload } from './changing/removeAsset';
import { reorderAssets, ReorderAssetsPayload, ReorderAssetsInput } from './changing/reorderAssets';
import { restoreAsset, RestoreAssetInput, RestoreAssetPayload } from './changing/restoreAsset';
import { updateAsset, UpdateAssetInput, UpdateAssetPayload } from './changing/updateAsset';

/** Mutations of an ad's files. A vendor's change of a live ad waits (docs/rules/files.md#files-of-a-live-ad). */
@Resolver()
export class BrochureAssetsResolver {
  @Mutation(() => AddAssetPayload, {
    description:
      "Gives an ad a file, behind those that it has or in the place of one. Its type is found by the content: JPEG, PNG, WebP, AVIF and HEIC up to 15 MB, PDF up to 25 MB, XLSX and DOCX up to 10 MB; UNSUPPORTED_MEDIA_TYPE for anything else. Pictures are turned upright, freed of metadata and kept in several sizes; at most 20 an ad. For administrators and the ad's vendor, whose change of a live ad waits for an administrator.",
  })
  async addAsset(
    @Arg('input', () => AddAssetInput, { description: 'The file, and the ad that it is for.' }) input: AddAssetInput,
    @Ctx() context: RequestContext,
  ): Promise<AddAssetPayload> {
    const { brochureId, replaces, idempotencyKey, ...upload } = input;
    const added = await addAsset(context, {
      ...upload,
      uploadKey: idempotencyKey ?? null,
      brochureId: databaseIdOf(brochureId, 'Brochure', 'brochureId'),
      replaces: replaces == null ? null : { id: databaseIdOf(replaces, 'Asset', 'replaces') },
    });
    return new AddAssetPayload(added);
  }

  @Mutation(() => UpdateAssetPayload, {
    description:
      "Says what a picture shows. For administrators and the ad's vendor, whose change of a live ad waits for an administrator.",
  })
  async updateAsset(
    @Arg('input', () => UpdateAssetInput, { description: 'Which file, and its text.' })
    { id, altText = null }: UpdateAssetInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateAssetPayload> {
    return new UpdateAssetPayload(await updateAsset(context, { id: databaseIdOf(id, 'Asset', 'id'), altText }));
  }

  @Mutation(() => RemoveAssetPayload, {
    description:
      "Takes a file away from its ad. VALIDATION_FAILED when a published ad cannot do without it. For administrators and the ad's vendor, whose change of a live ad waits for an administrator.",
  })
  async removeAsset(
    @Arg('input', () => RemoveAssetInput, { description: 'Which file to remove.' }) { id }: RemoveAssetInput,
    @Ctx() context: RequestContext,
  ): Promise<RemoveAssetPayload> {
    return new RemoveAssetPayload(id, await removeAsset(context, { id: databaseIdOf(id, 'Asset', 'id') }));
  }

  @Mutation(() => ReorderAssetsPayload, {
    description:
      "Puts an ad's files into another order; the first BROCHURE_IMAGE is its thumbnail. For administrators and the ad's vendor, whose change of a live ad waits for an administrator.",
  })
  async reorderAssets(
    @Arg('input', () => ReorderAssetsInput, { description: 'Which ad, and the order.' }) input: ReorderAssetsInput,
    @Ctx() context: RequestContext,
  ): Promise<ReorderAssetsPayload> {
    const reordered = await reorderAssets(context, {
      brochureId: databaseIdOf(input.brochureId, 'Brochure', 'brochureId'),
      assetIds: input.assetIds.map((id) => databaseIdOf(id, 'Asset', 'assetIds')),
    });
    return new ReorderAssetsPayload(reordered);
  }

  @Mutation(() => RestoreAssetPayload, {
    description:
      "Takes the removal or replacement of a file out of a vendor's change that waits. CONFLICT when the caller's changes of this ad take effect at once.",
  })
  async restoreAsset(
    @Arg('input', () => RestoreAssetInput, { description: 'Which file to keep as it is.' }) { id }: RestoreAssetInput,
    @Ctx() context: RequestContext,
  ): Promise<RestoreAssetPayload> {
    return new RestoreAssetPayload(await restoreAsset(context, { id: databaseIdOf(id, 'Asset', 'id') }));
  }
}
