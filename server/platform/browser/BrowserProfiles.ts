import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '../embedded-postgres/isAlive';

/** A browser lives for minutes, so a profile of another machine that is unchanged for a day has no owner. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Manages a profile folder for each launched browser. The name contains the owner (machine and process). A start
 * removes the folders of killed processes, but not those of other processes or of other machines on the same disk.
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

  /** Call it after the browser has ended. The next sweep removes what cannot be removed now. */
  async remove(profile: string): Promise<void> {
    this.own.delete(path.basename(profile));
    // a browser process that ends a moment later may still write into it
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
    // "reef-2-17-1" belongs to the machine "reef-2", not to "reef"
    if (rest === null || /-\d+-\d+$/.test(rest)) {
      const found = statSync(path.join(this.folder, name), { throwIfNoEntry: false });
      return found !== undefined && Date.now() - found.mtimeMs > abandonedAfterMs;
    }
    const pid = Number(/^\d+/.exec(rest)?.[0]);
    // an earlier process had our number: containers reuse the same one
    return !(pid > 0) || pid === process.pid || !isAlive(pid);
  }
}

/** Kills a browser that hangs; one whose pipe broke ends by itself. Linux only. */
function killBrowsersOf(profile: string): void {
  const argument = `--user-data-dir=${profile}`;
  for (const pid of processes()) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/);
      if (words.includes(argument)) process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended, or belongs to another account
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
