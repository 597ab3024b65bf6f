import { Field, ObjectType, ID, InputType } from 'type-graphql';
import { ArrayMaxSize } from 'class-validator';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { Asset } from '../Asset';
import { changeAssets } from './changeAssets';
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

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

interface NewOrder {
  brochureId: number;
  /** in their new order; files that are not listed follow in their old order */
  assetIds: readonly number[];
}

/** Reorders an ad's files. Lists show the first picture. */
export async function reorderAssets(context: RequestContext, { brochureId, assetIds }: NewOrder): Promise<Brochure> {
  const action = 'reorderAssets';
  const { brochure } = await changeAssets(context, { brochureId, action }, async (manager) => {
    const assets = manager.getRepository(Asset);
    const present = await assets.find({ where: { brochureId }, order: { sortOrder: 'ASC', id: 'ASC' } });
    const named = assetIds.map((id) => present.find((asset) => asset.id === id) ?? refuse());
    if (new Set(assetIds).size < assetIds.length) throw refusal('REPEATED', 'A file stands in the list twice.');
    const inOrder = [...named, ...present.filter((asset) => !named.includes(asset))];
    const change = { result: null, before: { assets: list(present) }, after: { assets: list(inOrder) } };
    if (change.before.assets === change.after.assets) return change;
    for (const [sortOrder, { id }] of inOrder.entries()) await assets.update({ id }, { sortOrder });
    return change;
  });
  return brochure;
}

function list(assets: readonly Asset[]): string {
  return assets.map(({ did }) => did).join(' ');
}

function refuse(): never {
  throw refusal('NOT_OF_THIS_AD', 'The list names a file that this ad does not have.');
}

function refusal(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'assetIds', code, message }] });
}
