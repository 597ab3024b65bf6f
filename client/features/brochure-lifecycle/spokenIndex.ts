export function spokenIndex(adIndex: number | null): string {
  return adIndex === null ? 'no index' : `index ${String(adIndex)}`;
}
