import { Field, ObjectType, ID, InputType, Int } from 'type-graphql';
import { IsInt, Matches, Max, Min, ValidateIf } from 'class-validator';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../../shared/authorize';
import { Asset } from '../Asset';
import type { AssetUpload } from '../files/AssetUpload';
import type { PreparedAsset } from '../files/PreparedAsset';
import { attachAssets } from './attachAssets';
import { prepareAsset } from '../files/prepareAsset';
import { proposeAddition, proposeReplacement } from '../proposals/proposeFile';
import { readAssets } from '../readAssets';
import { replaceAssetFile } from '../files/replaceAssetFile';
import { withPreparedAssets } from '../files/withPreparedAssets';
import { Brochure } from '../../Brochure';
import { auditedAsset } from './auditedAsset';
import { changeAssets, type ChangedAssets } from './changeAssets';
import { refuseFixedAssets } from './refuseFixedAssets';
import { idempotencyKeyPattern } from '../../../../shared/validation/idempotencyKeyPattern';
import { HasLength } from '../../../../shared/validation/HasLength';
import { AssetType } from '../AssetType';
import { highestSortOrder } from './sortOrder';
import { isPendingRevisionOf } from './isPendingRevisionOf';

const outOfRange = { message: 'A sortOrder is a whole number from 0 to 9999.' };

@InputType({ description: 'A file for an ad: `url` or `contentBase64Encoded`.' })
export class AddAssetInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  brochureId: string;

  @Field(() => AssetType, {
    nullable: true,
    description:
      'What it is; found by the content when absent or BROCHURE_UNKNOWN, refused when the content denies it.',
  })
  type?: AssetType | null;

  @Field(() => String, {
    nullable: true,
    description: 'A public web address to fetch it from, once; a copy is kept.',
  })
  url?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its bytes in base64, up to about 700 kB here; send larger ones to /rest/brochure/vendor/addAsset.',
  })
  contentBase64Encoded?: string | null;

  @Field(() => String, { nullable: true, description: 'What a picture shows, in up to 300 characters.' })
  @HasLength(1, 300, 'The description of a picture has at most 300 characters.')
  altText?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Place among the ad's files, 0 to 9999, lowest first; absent: behind the last, or where the file was.",
  })
  @ValidateIf((_, value) => value != null)
  @IsInt(outOfRange)
  @Min(0, outOfRange)
  @Max(highestSortOrder, outOfRange)
  sortOrder?: number | null;

  @Field(() => ID, { nullable: true, description: 'Global id of a file of this ad whose place it takes.' })
  replaces?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Chosen by the caller, 8 to 100 visible ASCII characters: asked again with the same one, the file that it gave the ad is answered.',
  })
  @ValidateIf((_, value) => value != null)
  @Matches(new RegExp(idempotencyKeyPattern), { message: 'A key is 8 to 100 visible ASCII characters.' })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What `addAsset` did.' })
export class AddAssetPayload {
  @Field(() => Asset, { description: 'The file as it is now, or as the change that waits would have it.' })
  readonly asset: Asset;

  @Field(() => Brochure, { description: 'The ad with its files as they are now.' })
  readonly brochure: Brochure;

  @Field({ description: isPendingRevisionOf })
  readonly isPendingRevision: boolean;

  constructor({ asset, brochure, pendingRevision }: ChangedAssets & { asset: Asset }) {
    this.asset = asset;
    this.brochure = brochure;
    this.isPendingRevision = pendingRevision;
  }
}

interface NewAsset extends AssetUpload {
  brochureId: number;
  /** an asset of the same ad that the file replaces */
  replaces?: { id: number } | { did: string } | null;
}

const action = 'addAsset';

/**
 * Adds a file to an ad, or replaces one. A failed upload leaves nothing behind. A caller that missed the answer repeats
 * the call with the same `uploadKey` (docs/rules/files.md#upload-twice).
 */
export async function addAsset(
  context: RequestContext,
  { brochureId, replaces, ...upload }: NewAsset,
): Promise<ChangedAssets & { asset: Asset }> {
  await refuseEarly(context, brochureId);
  const prepared = await prepareAsset(context, upload);
  const { asset, ...changed } = await withPreparedAssets(context, [prepared], () =>
    changeAssets(
      context,
      { brochureId, action },
      {
        async apply(manager) {
          const made = findMade(await readAssets(manager, brochureId), prepared);
          if (made) return { asset: made, before: auditedAsset(made), after: auditedAsset(made) };
          if (replaces) {
            const old = findReplaced(await readAssets(manager, brochureId), replaces);
            const asset = await replaceAssetFile(manager, context, old, prepared);
            return { asset, before: auditedAsset(old), after: auditedAsset(asset), letGo: [old.sha256] };
          }
          const [asset] = await attachAssets(manager, context, brochureId, [prepared]);
          return { asset: asset ?? null, before: null, after: asset ? auditedAsset(asset) : null };
        },
        propose(manager, files) {
          const made = findMade(files.proposed, prepared);
          if (made) return { proposal: files.proposal, assetId: made.id };
          return replaces
            ? proposeReplacement(manager, context, files, { old: findReplaced(files.proposed, replaces), prepared })
            : proposeAddition(manager, context, files, prepared);
        },
      },
    ),
  );
  if (!asset) throw new Error('One file was prepared, and none was attached.');
  return { ...changed, asset };
}

/** Refuses callers without permission before fetching and re-encoding; the check runs again under the lock. */
async function refuseEarly(context: RequestContext, id: number): Promise<void> {
  authorizeRole(context.viewer, action);
  const brochure = await context.database.getRepository(Brochure).findOneBy({ id, recordStatus: true });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  authorize(context.viewer, action, brochure);
  refuseFixedAssets(context.viewer, brochure);
}

/** The file that an earlier call with the same key gave the ad. */
function findMade(assets: readonly Asset[], { uploadKey }: PreparedAsset): Asset | undefined {
  return uploadKey === null ? undefined : assets.find((asset) => asset.uploadKey === uploadKey);
}

function findReplaced(assets: readonly Asset[], replaces: { id: number } | { did: string }): Asset {
  const asset = assets.find(({ id, did }) => ('id' in replaces ? id === replaces.id : did === replaces.did));
  if (!asset) throw new DomainError('NOT_FOUND', 'This ad has no such file to replace.');
  return asset;
}
