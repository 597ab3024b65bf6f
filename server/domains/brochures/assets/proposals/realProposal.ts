import type { Asset } from '../Asset';
import { applyProposal } from './applyProposal';
import type { AssetProposal } from './AssetProposal';

/** Returns only what differs from the ad's files as they are now. */
export function realProposal(
  live: readonly Asset[],
  { arrangement: { sortOrders, removed, altTexts }, files }: AssetProposal,
): AssetProposal {
  const gone = live.filter(({ did }) => removed.includes(did));
  const kept = live.filter((asset) => !gone.includes(asset));
  const ordered = kept.filter(({ did, sortOrder }) => (sortOrders[did] ?? sortOrder) !== sortOrder);
  const described = kept.filter(({ did, altText }) => did in altTexts && altTexts[did] !== altText);
  return {
    arrangement: {
      sortOrders: Object.fromEntries(ordered.map(({ did }) => [did, sortOrders[did] ?? 0])),
      removed: gone.map(({ did }) => did).toSorted(),
      altTexts: Object.fromEntries(described.map(({ did }) => [did, altTexts[did] ?? null])),
    },
    files: files.filter(({ replacesId, sha256 }) => {
      const replaced = live.find(({ id }) => id === replacesId);
      return replaced === undefined || (!gone.includes(replaced) && replaced.sha256 !== sha256);
    }),
  };
}

export function isEmptyProposal({ arrangement: { sortOrders, removed, altTexts }, files }: AssetProposal): boolean {
  return [sortOrders, removed, altTexts, files].every((part) => Object.keys(part).length === 0);
}

/** Drops new positions that put the files into no other order, so that a change taken back leaves nothing. */
export function withoutIdleOrder(live: readonly Asset[], proposal: AssetProposal): AssetProposal {
  const unordered = { ...proposal, arrangement: { ...proposal.arrangement, sortOrders: {} } };
  const order = (each: AssetProposal): string =>
    applyProposal(live, each)
      .map(({ id }) => id)
      .join();
  return order(unordered) === order(proposal) ? unordered : proposal;
}
