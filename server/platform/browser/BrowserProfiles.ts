import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '../embedded-postgres/isAlive';

/** A browser lives for minutes. A profile of another machine that nobody has touched for a day has no owner. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * A profile folder for each launched browser. The name tells its owner (machine and process), so a start removes what
 * killed processes left, and leaves those of other processes and of other machines on the same disk alone.
 */
export class BrowserProfiles {
  private readonly folder: string;
  private readonly own = new Set<string>();
  private readonly prefix: string;
  private count = 0;

  constructor(parent: string, machine = os.hostname()) {
    this.folder = path.join(parent, 'profiles');
    this.prefix = `${machine.replace(/[^\w.-]/g, '_')}-`;
  }

  /** Returns a new, empty folder. */
  create(): string {
    const name = `${this.prefix}${process.pid}-${(this.count += 1)}`;
    const profile = path.join(this.folder, name);
    rmSync(profile, { recursive: true, force: true });
    mkdirSync(profile, { recursive: true, mode: 0o700 });
    this.own.add(name);
    return profile;
  }

  /** To be called once its browser has ended. What cannot be removed now goes with the next sweep. */
  async remove(profile: string): Promise<void> {
    this.own.delete(path.basename(profile));
    // a process of the browser that ends a moment later may still write into it
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => undefined);
  }

  /** Ends browsers of killed processes and removes their profiles. Returns how many profiles had no owner. */
  async sweep(): Promise<number> {
    const abandoned = this.names().filter((name) => this.isAbandoned(name));
    for (const name of abandoned) {
      const profile = path.join(this.folder, name);
      killBrowsersOf(profile);
      await this.remove(profile);
    }
    return abandoned.length;
  }

  private names(): string[] {
    try {
      return readdirSync(this.folder);
    } catch {
      return []; // no browser was ever launched
    }
  }

  private isAbandoned(name: string): boolean {
    if (this.own.has(name)) return false;
    const rest = name.startsWith(this.prefix) ? name.slice(this.prefix.length) : null;
    // "reef-2-17-1" is of the machine "reef-2", not of "reef"
    if (rest === null || /-\d+-\d+$/.test(rest)) {
      const found = statSync(path.join(this.folder, name), { throwIfNoEntry: false });
      return found !== undefined && Date.now() - found.mtimeMs > abandonedAfterMs;
    }
    const pid = Number(/^\d+/.exec(rest)?.[0]);
    // an earlier process had our number: containers give the same one again and again
    return !(pid > 0) || pid === process.pid || !isAlive(pid);
  }
}

/** A browser whose pipe broke ends by itself. This is for one that hangs. Linux only. */
function killBrowsersOf(profile: string): void {
  const argument = `--user-data-dir=${profile}`;
  for (const pid of processes()) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/);
      if (words.includes(argument)) process.kill(pid, 'SIGKILL');
    } catch {
      // has ended, or belongs to another account
    }
  }
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}
