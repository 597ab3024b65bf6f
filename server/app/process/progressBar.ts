import type { WriteStream } from 'node:tty';

export interface ProgressBar {
  /** `share` from 0 to 1 */
  show(share: number, note: string): void;
  end(note: string): void;
}

const width = 30;
const redrawMs = 80;
const lineMs = 2_000;

/** A bar that redraws itself on a terminal; in a log or a pipe it writes a line every two seconds. */
export function progressBar(to: Pick<WriteStream, 'write'> & { isTTY?: boolean }, title: string): ProgressBar {
  const begun = performance.now();
  const interval = to.isTTY ? redrawMs : lineMs;
  let shownAt = begun - (to.isTTY ? interval : 0);
  const draw = (share: number, note: string): void => {
    const filled = Math.round(Math.min(Math.max(share, 0), 1) * width);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    to.write(`${to.isTTY ? '\r\x1b[2K' : ''}${title} ${bar} ${note}, ${seconds} s${to.isTTY ? '' : '\n'}`);
  };
  return {
    show(share, note) {
      if (performance.now() - shownAt < interval) return;
      shownAt = performance.now();
      draw(share, note);
    },
    end(note) {
      draw(1, note);
      if (to.isTTY) to.write('\n');
    },
  };
}
