import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const megabyte = 1024;

/** The most memory of this process and of the browsers that it started, as Linux counts it. */
export class PeakMemory {
  private browsers = 0;
  private readonly watch: NodeJS.Timeout;

  constructor() {
    collectGarbage();
    // sets the peak of this process to what it has now
    writeFileSync('/proc/self/clear_refs', '5');
    this.watch = setInterval(() => {
      this.browsers = Math.max(this.browsers, memoryOfBrowsers());
    }, 50);
  }

  /** Returns MB; shared pages of a browser's processes count once. */
  end(): { own: number; browsers: number } {
    clearInterval(this.watch);
    return { own: Math.round(numberAfter('/proc/self/status', 'VmHWM:') / megabyte), browsers: this.browsers };
  }
}

/** What an earlier map has left would count for the next. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

function memoryOfBrowsers(): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), numberAfter(`/proc/${name}/status`, 'PPid:'));
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid) ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  const kilobytes = [...parents.keys()]
    .filter((pid) => isOurs(pid) && /^Name:\s+(?:chrome|chromium|headless)/.test(read(`/proc/${pid}/status`)))
    .reduce((sum, pid) => sum + numberAfter(`/proc/${pid}/smaps_rollup`, 'Pss:'), 0);
  return Math.round(kilobytes / megabyte);
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
