import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { siteSnapshot } from '../../../../shared/brand/siteValues';
import { DomainError } from '../../../../shared/errors/DomainError';
import { DocumentProblem } from '../../../../platform/browser/DocumentProblem';
import { followOutput } from './lastOutput';
import type { ComposedPages, ComposingRequest, ComposingResponse } from './composerProgram';

interface ComposingLimits {
  /** from the start of the process; waiting for another document does not count */
  ms: number;
  /** of its JavaScript heap */
  megabytes: number;
}

type Lane = 'map' | 'proof';

/** Melbourne takes 5 s of processor time and 150 MB in all (docs/performance.md#maps). */
const mostMilliseconds = 180_000;
const mostMegabytes = 1000;

/** Returns the megabytes that a process of each lane may have: all at once, at most half of the machine's. */
export function heapsOf(machine: number): Record<Lane, number> {
  const each = Math.min(mostMegabytes, Math.floor(machine / 4));
  return { map: each, proof: each };
}

/** The extension of this file, because tests run the sources. */
const program = path.join(__dirname, `composerProgram${path.extname(__filename)}`);

/** A small young generation takes a fifth more time and 90 MB less. */
const youngMegabytes = 4;

/** A proof, for which somebody waits, does not wait for a map. */
const lanes: Record<Lane, ReturnType<typeof pLimit>> = { map: pLimit(1), proof: pLimit(1) };

/**
 * Composes the document of a map in a process of its own, one after the other in its lane, and returns it when that process has ended:
 * its memory is free before a browser opens the document, and requests are answered meanwhile.
 *
 * @throws DocumentProblem with the reason, a sentence for administrators; its cause has what the process wrote
 * @throws DomainError INTERNAL if no process can be started
 */
export function composePages(
  request: Omit<ComposingRequest, 'site'>,
  { lane = 'map', limits = usualLimits(lane) }: { lane?: Lane; limits?: ComposingLimits } = {},
): Promise<ComposedPages> {
  return lanes[lane](async () => {
    const response = await ask({ ...request, site: siteSnapshot() }, limits);
    if ('pages' in response) return response.pages;
    throw new DocumentProblem(
      response.problem,
      response.output === '' ? {} : { cause: new ComposerOutput(response.output) },
    );
  });
}

/** What the process wrote, for the log of the job. */
class ComposerOutput extends Error {
  override readonly name = 'ComposerOutput';
}

type Response = { pages: ComposedPages } | { problem: string; output: string };

async function ask(request: ComposingRequest, { ms, megabytes }: ComposingLimits): Promise<Response> {
  try {
    return await converse(start(megabytes), request, ms);
  } catch (error) {
    throw new DomainError('INTERNAL', `The process that draws the map cannot be started: ${String(error)}`);
  }
}

/** @throws Error if the process does not start, or cannot take the request; it has ended then */
async function converse(child: ChildProcess, request: ComposingRequest, ms: number): Promise<Response> {
  const kill = (): void => void child.kill('SIGKILL');
  const readOutput = followOutput([child.stdout, child.stderr]);
  // a process that composes does not notice that this one has gone
  process.once('exit', kill);
  const late = { isOver: false };
  const timer = setTimeout(() => {
    late.isOver = true;
    kill();
  }, ms);
  try {
    const responses: ComposingResponse[] = [];
    child.once('message', (message) => responses.push(message as ComposingResponse));
    // the process may have ended before all that it has sent is here
    const ended = Promise.all([once(child, 'close'), once(child, 'disconnect')]);
    ended.catch(() => undefined); // also when sending throws before anybody waits for it
    child.send(request, () => undefined);
    const [[code, signal]] = (await ended) as [[number | null, string | null], unknown];
    const response = responses[0] ?? { problem: explainEnd(late.isOver ? 'LATE' : (signal ?? code)) };
    return 'pages' in response ? response : { ...response, output: readOutput() };
  } catch (error) {
    kill();
    throw error;
  } finally {
    clearTimeout(timer);
    process.off('exit', kill);
  }
}

function usualLimits(lane: Lane): ComposingLimits {
  return { ms: mostMilliseconds, megabytes: heapsOf(memoryOfMachine())[lane] };
}

/** MB of the machine or container. A process that takes too much of it is to say so before the kernel ends it. */
function memoryOfMachine(): number {
  return Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / 1024 / 1024;
}

/** The process has no settings of the site. */
function start(megabytes: number): ChildProcess {
  const { SystemRoot, NODE_OPTIONS } = process.env; // without SystemRoot Windows starts nothing
  const heap = [`--max-old-space-size=${megabytes}`, `--max-semi-space-size=${youngMegabytes}`];
  return spawn(process.execPath, [...heap, program], {
    env: { ...(SystemRoot !== undefined && { SystemRoot }), ...(NODE_OPTIONS !== undefined && { NODE_OPTIONS }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
}

/** V8 aborts when its heap is full, which is code 134 in a shell. */
function explainEnd(reason: number | string | null): string {
  if (reason === 'LATE') return 'Drawing the map took too long. Choose a smaller frame, or fewer sheets.';
  if (reason === 'SIGABRT' || reason === 134) {
    return 'Drawing the map needed too much memory. Choose a smaller frame, or fewer sheets.';
  }
  return `The process that draws the map ended before the map was drawn: ${reason ?? 'unknown'}.`;
}
