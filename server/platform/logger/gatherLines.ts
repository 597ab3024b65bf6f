import type { DestinationStream } from 'pino';

interface Output {
  write(text: string): unknown;
  /** writes at once what has not been written yet */
  flushSync(): void;
}

const mostCharacters = 16_000;
const withinMs = 100;

/**
 * Gathers lines for an output, because a system call for each request is a noticeable part of a short response. Hands
 * them on 16 kB at a time, within a tenth of a second, and before the process ends. The output could gather them itself,
 * but measures all that it has gathered again for each line.
 */
export function gatherLines(output: Output): DestinationStream {
  let lines: string[] = [];
  let characters = 0;
  let timer: NodeJS.Timeout | undefined;
  const handOn = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length === 0) return;
    const text = lines.join('');
    lines = [];
    characters = 0;
    output.write(text);
  };
  process.once('beforeExit', handOn);
  process.once('exit', () => {
    try {
      handOn();
      output.flushSync();
    } catch {
      // it has been closed, or its disk is full
    }
  });
  return {
    write(line) {
      lines.push(line);
      characters += line.length;
      if (characters >= mostCharacters) handOn();
      else timer ??= setTimeout(handOn, withinMs).unref();
    },
  };
}
