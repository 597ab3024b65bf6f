import { readdirSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const megabyte = 1024;

/** MB; pages that processes share count once */
export interface Peaks {
  /** what this process has grown by */
  server: number;
  composing: number;
  browsers: number;
  /** the most of all three at one time */
  together: number;
}

/** The most memory of this process and of those that it started, as Linux counts it. */
export class PeakMemory {
  private readonly before: number;
  private readonly peaks: Peaks = { server: 0, composing: 0, browsers: 0, together: 0 };
  private readonly watch: NodeJS.Timeout;

  constructor() {
    collectGarbage();
    this.before = residentMemory();
    this.watch = setInterval(() => this.look(), 50);
  }

  end(): Peaks {
    clearInterval(this.watch);
    return this.peaks;
  }

  private look(): void {
    const server = Math.max(0, residentMemory() - this.before);
    const { composing, browsers } = memoryOfChildren();
    const { peaks } = this;
    peaks.server = Math.max(peaks.server, server);
    peaks.composing = Math.max(peaks.composing, composing);
    peaks.browsers = Math.max(peaks.browsers, browsers);
    peaks.together = Math.max(peaks.together, server + composing + browsers);
  }
}

function residentMemory(): number {
  return Math.round(numberAfter('/proc/self/status', 'VmRSS:') / megabyte);
}

/** What an earlier map has left would count for the next. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

function memoryOfChildren(): Pick<Peaks, 'composing' | 'browsers'> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), numberAfter(`/proc/${name}/status`, 'PPid:'));
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid) ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  const ours = [...parents.keys()].filter(isOurs);
  const memoryOf = (isCounted: (pid: number) => boolean): number =>
    Math.round(
      ours.filter(isCounted).reduce((sum, pid) => sum + numberAfter(`/proc/${pid}/smaps_rollup`, 'Pss:'), 0) / megabyte,
    );
  return {
    composing: memoryOf((pid) => read(`/proc/${pid}/cmdline`).includes('composerProgram')),
    browsers: memoryOf((pid) => /^Name:\s+(?:chrome|chromium|headless)/.test(read(`/proc/${pid}/status`))),
  };
}

function numberAfter(file: string, name: string): number {
  return Number(new RegExp(`^${name}\\s+(\\d+)`, 'm').exec(read(file))?.[1] ?? 0);
}

/** Empty for a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
