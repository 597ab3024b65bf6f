const megabyte = 1_000_000;

/** "0.4 MB", "12 MB": never less than it is. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / megabyte;
  return megabytes >= 10 ? `${String(Math.ceil(megabytes))} MB` : `${(Math.ceil(megabytes * 10) / 10).toFixed(1)} MB`;
}
