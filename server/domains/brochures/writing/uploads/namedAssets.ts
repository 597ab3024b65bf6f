import type { NamedAssets } from '../../assets/changing/NamedAssets';
import type { AssetsBody } from '../../rest/brochureBody';

/** Returns the files that a REST caller lists by their did, each with its path in the body. */
export function namedAssets(assets: AssetsBody | undefined, removed: readonly string[] | undefined): NamedAssets {
  const kept = assets?.flatMap(({ did, sortOrder = null }, at) =>
    did ? [{ did, sortOrder, field: `assets.${at}.did` }] : [],
  );
  return { kept, removed: removed?.map((did, at) => ({ did, field: `removedAssets.${at}` })) };
}
