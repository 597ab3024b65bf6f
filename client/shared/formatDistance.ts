/** 1.24 → "1.2 km"; "≈" says that only the suburb is known. */
export function formatDistance(kilometres: number, approximate: boolean): string {
  const digits = kilometres < 10 ? 1 : 0;
  return `${approximate ? '≈ ' : ''}${kilometres.toFixed(digits)} km`;
}
