interface File {
  url: string;
  altText: string | null;
}

export interface RevisedFile<T extends File = File> {
  assetId: string;
  live: T | null;
  proposed: T | null;
}

/** What a change does to each file, in words for reviewers; the files come in the order of the change. */
export function fileChanges(files: readonly RevisedFile[], liveOrder: readonly string[]): string[] {
  const kept = files.filter(({ live, proposed }) => live !== null && proposed !== null).map(({ assetId }) => assetId);
  const before = liveOrder.filter((id) => kept.includes(id));
  return files.map(({ assetId, live, proposed }) => {
    if (live === null) return 'New';
    if (proposed === null) return 'Removed';
    const isMoved = before.indexOf(assetId) !== kept.indexOf(assetId);
    const parts = [
      live.url === proposed.url ? null : 'Replaced',
      live.altText === proposed.altText ? null : 'Text changed',
      isMoved ? `Moved from ${String(liveOrder.indexOf(assetId) + 1)}` : null,
    ].filter((part) => part !== null);
    return parts.length === 0 ? 'As it was' : parts.join(' · ');
  });
}
