import { spawn, type ChildProcess } from 'node:child_process';
import type { Pixels } from '../safeSharp';
import { decoderProgram, outOfMemory, type DecodingRequest } from './decoderProgram';

export type Decoded = Pixels | { problem: string };

type Answer = Decoded & { megabytes: number };

/** A process that has grown is replaced, so that one picture does not take memory from the next. */
const mostMegabytesAfterwards = 400;

/**
 * A process that decodes one picture after the other and can be killed at any time. It protects the site from decoders
 * that crash, hang or fill memory, not from one that was taken over: it has the rights of the site's user. It does not
 * keep the site running.
 */
export class DecoderProcess {
  private readonly child: ChildProcess;
  private isEnded = false;

  constructor() {
    const { SystemRoot } = process.env; // without it Windows starts nothing
    this.child = spawn(process.execPath, ['-e', decoderProgram], {
      env: SystemRoot === undefined ? {} : { SystemRoot },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.child.unref();
    this.child.channel?.unref();
    const note = (): void => void (this.isEnded = true);
    this.child.once('exit', note).once('error', note);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isUsable(): boolean {
    return !this.isEnded;
  }

  end(): void {
    this.isEnded = true;
    this.child.kill('SIGKILL');
  }

  /**
   * Returns the pixels, or why there are none. Ends the process when it takes too long or too much memory.
   *
   * @throws Error if the process cannot be started
   */
  async decode(request: DecodingRequest, ms: number): Promise<Decoded> {
    const answer = await this.ask(request, ms);
    if (answer.megabytes > mostMegabytesAfterwards) this.end();
    return answer;
  }

  private ask(request: DecodingRequest, ms: number): Promise<Answer> {
    const { child } = this;
    const failed = (problem: string): Answer => ({ problem, megabytes: 0 });
    return new Promise<Answer>((resolve, reject) => {
      // keeps a command running until there is an answer
      const timer = setTimeout(() => settle(failed(`The decoder took longer than ${ms} ms.`), true), ms);
      const onMessage = (answer: unknown): void => settle(answer as Answer);
      const onExit = (code: number | null, signal: string | null): void =>
        settle(
          failed(code === outOfMemory ? 'The decoder needed too much memory.' : `The decoder ended: ${code ?? signal}`),
        );
      const onError = (error: Error): void => {
        clearTimeout(timer);
        reject(error);
      };
      const settle = (answer: Answer, isLate = false): void => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
        if (isLate) this.end();
        resolve(answer);
      };
      child.on('message', onMessage).on('exit', onExit).on('error', onError);
      // a process that is gone is noticed by its end
      child.send(request, () => undefined);
    });
  }
}
