import { DomainError, type FieldError } from '../../../../shared/errors/DomainError';
import type { Asset } from '../Asset';
import type { AssetArrangement } from './AssetArrangement';
import type { NamedAssets } from './NamedAssets';

/**
 * Returns how a caller's lists would change the files of an ad; a list that was not sent stays undefined. A file in
 * both lists is removed, so a caller can send back a whole ad together with `removedAssets`.
 *
 * @throws DomainError VALIDATION_FAILED for a did that the ad does not have, or that is in one list twice
 */
export function planArrangement(
  present: readonly Pick<Asset, 'did' | 'sortOrder'>[],
  { kept, removed }: NamedAssets,
): { [List in keyof AssetArrangement]: AssetArrangement[List] | undefined } {
  const errors = [...problemsOf(present, kept ?? []), ...problemsOf(present, removed ?? [])];
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
  }
  const moved = kept?.flatMap(({ did, sortOrder }) => {
    const isSame = sortOrder === null || present.some((asset) => asset.did === did && asset.sortOrder === sortOrder);
    return isSame ? [] : [[did, sortOrder] as const];
  });
  return { sortOrders: moved && Object.fromEntries(moved), removed: removed?.map(({ did }) => did).toSorted() };
}

function problemsOf(
  present: readonly Pick<Asset, 'did' | 'sortOrder'>[],
  named: readonly { did: string; field: string }[],
): FieldError[] {
  return named.flatMap(({ did, field }, at) => {
    if (!present.some((asset) => asset.did === did)) {
      return [{ field, code: 'NOT_OF_THIS_AD', message: `This ad has no file ${shown(did)}: leave it out.` }];
    }
    const isRepeated = named.findIndex((one) => one.did === did) < at;
    return isRepeated ? [{ field, code: 'REPEATED', message: 'A file is in the list twice: name it once.' }] : [];
  });
}

function shown(did: string): string {
  return JSON.stringify(did.length > 60 ? `${did.slice(0, 60)}…` : did);
}
