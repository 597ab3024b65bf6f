import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorizeRole } from '../../../../shared/authorize';
import { Asset } from '../Asset';
import { cleanAltText } from './cleanAltText';
import { auditedAsset } from './auditedAsset';
import { changeAssets, type ChangedAssets } from './changeAssets';
import { isPendingRevisionOf } from './isPendingRevisionOf';
import type { AssetProposal } from '../proposals/AssetProposal';
import { ProposedAsset } from '../proposals/ProposedAsset';
import { findAssetToChange, noSuchAsset } from './findAssetToChange';
import { HasLength } from '../../../../shared/validation/HasLength';
import { Brochure } from '../../Brochure';

@ObjectType({ description: 'What `updateAsset` did.' })
export class UpdateAssetPayload {
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

@InputType({ description: 'What a picture shows.' })
export class UpdateAssetInput {
  @Field(() => ID, { description: 'Global id of the file.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters; null or blank for none.' })
  @HasLength(1, 300, 'The description of a picture has at most 300 characters.')
  altText?: string | null;
}

const action = 'updateAsset';

interface AssetTexts {
  id: number;
  /** null or blank removes the text */
  altText: string | null;
}

/** Sets the alt text of a picture. */
export async function updateAsset(
  context: RequestContext,
  { id, altText }: AssetTexts,
): Promise<ChangedAssets & { asset: Asset }> {
  authorizeRole(context.viewer, action);
  const { brochureId } = await findAssetToChange(context, id);
  const text = cleanAltText(altText);
  const { asset, ...changed } = await changeAssets(
    context,
    { brochureId, action },
    {
      async apply(manager) {
        const assets = manager.getRepository(Asset);
        const before = await assets.findOneBy({ id, brochureId });
        if (!before) throw noSuchAsset();
        await assets.update({ id }, { altText: text });
        const asset = await assets.findOneByOrFail({ id });
        return { asset, before: auditedAsset(before), after: auditedAsset(asset) };
      },
      propose(_manager, { live, proposal, proposed }) {
        const described = proposed.find((one) => one.id === id);
        if (!described) throw noSuchAsset();
        return { proposal: describeIn(proposal, live, described, text), assetId: id };
      },
    },
  );
  if (!asset) throw noSuchAsset();
  return { ...changed, asset };
}

function describeIn(
  { arrangement, files }: AssetProposal,
  live: readonly Asset[],
  { id, did }: Asset,
  altText: string | null,
): AssetProposal {
  if (live.some((one) => one.id === id)) {
    return { arrangement: { ...arrangement, altTexts: { ...arrangement.altTexts, [did]: altText } }, files };
  }
  const described = files.map((file) =>
    file.id === id ? Object.assign(new ProposedAsset(), file, { altText }) : file,
  );
  return { arrangement, files: described };
}
