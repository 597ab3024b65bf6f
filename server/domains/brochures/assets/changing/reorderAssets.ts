import { Field, ObjectType, ID, InputType } from 'type-graphql';
import { ArrayMaxSize } from 'class-validator';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { Asset } from '../Asset';
import { listAssets } from '../listAssets';
import { changeAssets, type ChangedAssets } from './changeAssets';
import { isPendingRevisionOf } from './isPendingRevisionOf';
import type { AssetProposal } from '../proposals/AssetProposal';
import { ProposedAsset } from '../proposals/ProposedAsset';
import { withoutIdleOrder } from '../proposals/realProposal';
import { readAssets } from '../readAssets';
import { Brochure } from '../../Brochure';

@InputType({ description: "A new order of an ad's files." })
export class ReorderAssetsInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  brochureId: string;

  @Field(() => [ID], {
    description: 'Global ids of its files in their new order; those that are not named follow as they were.',
  })
  @ArrayMaxSize(100, { message: 'At most 100 files can be put into order at once.' })
  assetIds: string[];
}

@ObjectType({ description: 'What `reorderAssets` did.' })
export class ReorderAssetsPayload {
  @Field(() => Brochure, { description: 'The ad with its files in their new order.' })
  readonly brochure: Brochure;

  @Field({ description: isPendingRevisionOf })
  readonly isPendingRevision: boolean;

  constructor({ brochure, pendingRevision }: ChangedAssets) {
    this.brochure = brochure;
    this.isPendingRevision = pendingRevision;
  }
}

interface NewOrder {
  brochureId: number;
  /** in their new order; files that are not listed follow in their old order */
  assetIds: readonly number[];
}

/** Reorders an ad's files. Lists show the first picture. */
export function reorderAssets(context: RequestContext, { brochureId, assetIds }: NewOrder): Promise<ChangedAssets> {
  return changeAssets(
    context,
    { brochureId, action: 'reorderAssets' },
    {
      async apply(manager) {
        const present = await readAssets(manager, brochureId);
        const inOrder = orderBy(present, assetIds);
        const change = { asset: null, before: { assets: listAssets(present) }, after: { assets: listAssets(inOrder) } };
        if (orderOf(present) === orderOf(inOrder)) return change;
        const assets = manager.getRepository(Asset);
        for (const [sortOrder, { id }] of inOrder.entries()) await assets.update({ id }, { sortOrder });
        return change;
      },
      propose(_manager, { live, proposal, proposed }) {
        const inOrder = orderBy(proposed, assetIds);
        if (orderOf(inOrder) === orderOf(proposed)) return { proposal, assetId: null };
        return { proposal: withoutIdleOrder(live, reorderIn(proposal, inOrder)), assetId: null };
      },
    },
  );
}

function orderBy(present: readonly Asset[], assetIds: readonly number[]): Asset[] {
  const named = assetIds.map((id) => present.find((asset) => asset.id === id) ?? refuse());
  if (new Set(assetIds).size < assetIds.length) throw refusal('REPEATED', 'A file is in the list twice.');
  return [...named, ...present.filter((asset) => !named.includes(asset))];
}

function reorderIn({ arrangement, files }: AssetProposal, inOrder: readonly Asset[]): AssetProposal {
  const sortOrders = Object.fromEntries(inOrder.map(({ did }, sortOrder) => [did, sortOrder]));
  const moved = files.map((file) =>
    Object.assign(new ProposedAsset(), file, { sortOrder: sortOrders[file.did] ?? file.sortOrder }),
  );
  return { arrangement: { ...arrangement, sortOrders }, files: moved };
}

function orderOf(assets: readonly Asset[]): string {
  return assets.map(({ did }) => did).join(' ');
}

function refuse(): never {
  throw refusal('NOT_OF_THIS_AD', 'The list names a file that this ad does not have.');
}

function refusal(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'assetIds', code, message }] });
}
