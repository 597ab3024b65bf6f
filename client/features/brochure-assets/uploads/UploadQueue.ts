import { createStore, type ReadableStore } from '../../../platform/stores/createStore';
import { fileProblem } from './fileProblem';
import { readFileKind } from './readFileKind';
import type { SentAsset } from './sendAsset';
import type { Upload, UploadTarget } from './Upload';
import { isConnectionLost, uploadProblem } from './uploadProblem';

type Send<Sent> = (target: UploadTarget, upload: Upload, onProgress: (progress: number) => void) => Promise<Sent>;

interface Chosen {
  altText?: string;
  replaces?: string;
}

/** Uploads files to an ad one at a time, so that they arrive in order. Files of an unsaved ad wait for `sendTo`. */
export class UploadQueue<Sent = SentAsset> {
  private readonly store = createStore<readonly Upload[]>([]);
  readonly uploads: ReadableStore<readonly Upload[]> = this.store;
  private target: UploadTarget | null = null;
  private checks: Promise<void> = Promise.resolve();
  private running: Promise<void> | null = null;
  private lastKey = 0;

  private arrived: (target: UploadTarget, sent: Sent) => Promise<unknown> = () => Promise.resolve();

  constructor(private readonly send: Send<Sent>) {}

  /** Sends files added from now on to this ad at once. */
  aimAt(target: UploadTarget | null): void {
    this.target = target;
  }

  /** Sets the callback that reloads the ad after a file has arrived. */
  whenSent(arrived: (target: UploadTarget, sent: Sent) => Promise<unknown>): void {
    this.arrived = arrived;
  }

  async add(files: Iterable<File>, { altText = '', replaces }: Chosen = {}): Promise<void> {
    const added = [...files].map((file): Upload => {
      this.lastKey += 1;
      const key = `upload-${String(this.lastKey)}`;
      const unread = { kind: null, state: 'CHECKING', progress: 0, problem: null, isCutOff: false } as const;
      const idempotencyKey = crypto.randomUUID();
      return { key, file, altText, replaces: replaces ?? null, idempotencyKey, ...unread };
    });
    this.store.set([...this.uploads.get(), ...added]);
    for (const { key, file } of added) this.check(key, file);
    await this.checks;
    if (this.target) await this.run();
  }

  /** Replaces a waiting or failed file, for example after cropping. */
  async exchange(key: string, file: File): Promise<void> {
    this.change(key, { file, state: 'CHECKING', idempotencyKey: crypto.randomUUID() });
    this.check(key, file);
    await this.checks;
    if (this.target) await this.run();
  }

  describe(key: string, altText: string): void {
    this.change(key, { altText });
  }

  drop(key: string): void {
    this.store.set(this.uploads.get().filter((upload) => upload.key !== key));
  }

  async tryAgain(key: string): Promise<void> {
    this.change(key, { state: 'WAITING', problem: null, progress: 0 });
    if (this.target) await this.run();
  }

  /**
   * Sends again what a lost connection cut off, for example once the device is online. Resolves to true when nothing is
   * cut off any more.
   */
  async resume(): Promise<boolean> {
    for (const { key } of this.cutOff()) this.change(key, { state: 'WAITING', problem: null, progress: 0 });
    if (this.target) await this.run();
    return this.cutOff().length === 0;
  }

  /** Moves a waiting file one place forward or back. */
  move(key: string, steps: 1 | -1): void {
    const uploads = this.uploads.get();
    const from = uploads.findIndex((upload) => upload.key === key);
    const [moved, neighbour] = [uploads[from], uploads[from + steps]];
    if (!moved || !neighbour) return;
    this.store.set(uploads.with(from, neighbour).with(from + steps, moved));
  }

  /** Sends all waiting and failed files. Resolves to true when the ad has every file that can be sent. */
  async sendTo(target: UploadTarget): Promise<boolean> {
    this.target = target;
    await this.checks;
    for (const { key, state } of this.uploads.get()) {
      if (state === 'FAILED') this.change(key, { state: 'WAITING', problem: null, progress: 0 });
    }
    await this.run();
    return this.uploads.get().every(({ state }) => state === 'REFUSED');
  }

  private cutOff(): Upload[] {
    return this.uploads.get().filter(({ state, isCutOff }) => state === 'FAILED' && isCutOff);
  }

  private check(key: string, file: File): void {
    this.checks = this.checks.then(async () => {
      const kind = await readFileKind(file).catch(() => null);
      const problem = fileProblem(kind, file);
      this.change(key, { kind, problem, state: problem === null ? 'WAITING' : 'REFUSED' });
    });
  }

  private run(): Promise<void> {
    this.running ??= this.sendAll().finally(() => (this.running = null));
    return this.running;
  }

  private async sendAll(): Promise<void> {
    for (let next = this.next(); next !== undefined; next = this.next()) await this.sendOne(next);
  }

  private next(): Upload | undefined {
    return this.target === null ? undefined : this.uploads.get().find(({ state }) => state === 'WAITING');
  }

  private async sendOne(upload: Upload): Promise<void> {
    const { target } = this;
    const { key } = upload;
    if (target === null) return;
    this.change(key, { state: 'SENDING', progress: 0 });
    let sent: Sent;
    try {
      sent = await this.send(target, upload, (progress) => this.change(key, { progress }));
    } catch (error) {
      this.change(key, { state: 'FAILED', problem: uploadProblem(error), isCutOff: isConnectionLost(error) });
      return;
    }
    // drop the upload only after the ad shows the file, so nothing jumps; a failed reload does not undo the upload
    await this.arrived(target, sent).catch(() => undefined);
    this.drop(key);
  }

  private change(key: string, change: Partial<Upload>): void {
    this.store.set(this.uploads.get().map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }
}
