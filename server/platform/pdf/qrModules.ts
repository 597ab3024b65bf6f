import { create } from 'qrcode';

/** A run of dark squares: its start and its length, in squares. */
export interface DarkRun {
  row: number;
  column: number;
  length: number;
}

/** Returns a QR code as runs of squares, for drawing in any medium; `size` is its width without the quiet border. */
export function qrModules(content: string): { size: number; runs: DarkRun[] } {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const runs: DarkRun[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    let run: DarkRun | null = null;
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) run = null;
      else if (run) run.length += 1;
      else runs.push((run = { row, column, length: 1 }));
    }
  }
  return { size: modules.size, runs };
}
