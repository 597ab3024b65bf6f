import type { DestinationStream } from 'pino';

interface Output {
  write(text: string): unknown;
  /** writes at once, at the end of the process */
  writeLast(text: string): void;
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
  const take = (): string => {
    clearTimeout(timer);
    timer = undefined;
    const text = lines.join('');
    lines = [];
    characters = 0;
    return text;
  };
  const handOn = (): void => {
    const text = take();
    if (text !== '') output.write(text);
  };
  process.once('beforeExit', handOn);
  process.once('exit', () => {
    try {
      output.writeLast(take());
    } catch {
      // nobody reads it, or its disk is full
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
