/** The server accepts up to 500 ads at once; smaller chunks report progress sooner. */
const chunkSize = 100;

export function inChunks<T>(items: readonly T[], size = chunkSize): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
