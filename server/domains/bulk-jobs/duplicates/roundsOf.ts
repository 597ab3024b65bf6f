import type { ClaimedRow } from '../steps/claimRows';

type Pair = Pick<ClaimedRow, 'brochureId' | 'otherBrochureId'>;

/** Returns the two ads of a row: the one that becomes part of the other, and the one that stays. */
export function idsOfRow({ brochureId, otherBrochureId }: Pair): number[] {
  return [brochureId, otherBrochureId ?? 0];
}

/** Divides rows so that no ad is twice in a round: a merge into an ad builds on the merges before. Usually one round. */
export function roundsOf(rows: readonly ClaimedRow[]): ClaimedRow[][] {
  const rounds: ClaimedRow[][] = [];
  const next = new Map<number, number>();
  for (const row of rows) {
    const at = Math.max(...idsOfRow(row).map((id) => next.get(id) ?? 0));
    (rounds[at] ??= []).push(row);
    for (const id of idsOfRow(row)) next.set(id, at + 1);
  }
  return rounds;
}
