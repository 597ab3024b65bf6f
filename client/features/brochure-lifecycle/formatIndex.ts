export function formatIndex(adIndex: number | null): string {
  return adIndex === null ? 'no index' : `index ${String(adIndex)}`;
}
