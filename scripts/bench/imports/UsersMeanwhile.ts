import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { SiteClient } from './SiteClient';

export interface MeanwhileFigures {
  /** [median, worst] in ms */
  reads: [number, number];
  edits: [number, number];
  peakMegabytes: number;
}

const readsEveryMs = 50;
const editsEveryMs = 100;

/** A reader of the public list and an administrator who edits ads one by one, until stopped; and the site's memory. */
export class UsersMeanwhile {
  private isOver = false;
  private peakMegabytes = 0;
  private readonly reads: number[] = [];
  private readonly edits: number[] = [];
  private readonly work: Promise<unknown>;

  /** @param adIds ads that the administrator edits */
  constructor({ client, url, pid }: { client: SiteClient; url: string; pid: number }, adIds: readonly string[]) {
    const edit = 'mutation Edit($input: SetBrochureIndexInput!) { setBrochureIndex(input: $input) { __typename } }';
    this.work = Promise.all([
      this.repeat(this.reads, readsEveryMs, async (at) => {
        const response = await fetch(`${url}/rest/brochure/public/?pageSize=20&page=${at % 20}`);
        if (!response.ok) throw new Error(await response.text());
        await response.arrayBuffer();
        this.peakMegabytes = Math.max(this.peakMegabytes, residentMegabytes(pid));
      }),
      this.repeat(this.edits, editsEveryMs, (at) =>
        client.ask(edit, { input: { id: adIds[at % adIds.length], adIndex: (at % 9000) + 1 } }),
      ),
    ]);
    // `stop` throws it, so that the caller can close what it has started
    this.work.catch(() => undefined);
  }

  async stop(): Promise<MeanwhileFigures> {
    this.isOver = true;
    await this.work;
    return { reads: spread(this.reads), edits: spread(this.edits), peakMegabytes: this.peakMegabytes };
  }

  private async repeat(times: number[], everyMs: number, request: (at: number) => Promise<unknown>): Promise<void> {
    for (let at = 0; !this.isOver; at += 1) {
      const startedAt = performance.now();
      await request(at);
      times.push(performance.now() - startedAt);
      await pause(everyMs);
    }
  }
}

function spread(times: readonly number[]): [number, number] {
  const sorted = times.map(Math.round).toSorted((one, other) => one - other);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
