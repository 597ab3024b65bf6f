import type { Readable } from 'node:stream';

/** characters of what a process wrote last */
const most = 8_000;
const mostLines = 20;

/** What Node.js and V8 write when they end: the kind of an error, places in the code, memory. */
const technical = [/^\s+at /, /^FATAL ERROR: /, /^<--- /, /^\[\d+:0x/, /^Node\.js v/];
const kindOfError = /^\w*(?:Error|Exception)\b/;

/**
 * Follows what a process writes. Returns a function for its last technical lines. Anything else may be a text of the map,
 * so it is left out; of an error there is the kind only.
 */
export function followOutput(streams: readonly (Readable | null)[]): () => string {
  let last = '';
  for (const stream of streams) {
    stream?.setEncoding('utf8').on('data', (text: string) => (last = (last + text).slice(-most)));
  }
  return () =>
    last
      .split('\n')
      .flatMap((line) => {
        if (technical.some((form) => form.test(line))) return [line];
        const [kind] = kindOfError.exec(line) ?? [];
        return kind === undefined ? [] : [kind];
      })
      .slice(-mostLines)
      .join('\n');
}
