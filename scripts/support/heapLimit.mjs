import os from 'node:os';

const megabyte = 1024 * 1024;
/** Besides objects a process needs memory for code, buffers, the response cache and pictures. */
const share = 0.35;
const least = 192;
const most = 1024;

/**
 * The limit of V8's heap in MB for the memory that there is: the container's, or else the machine's. Without it V8 takes
 * gigabytes on a large machine before it collects, and more than there is on a small one.
 * @public its test evaluates it in a process of its own
 */
export function heapLimitMb(total = os.totalmem(), constrained = process.constrainedMemory()) {
  // without a limit of the container, some systems report 0 or more than there is
  const memory = constrained > 0 && constrained < total ? constrained : total;
  return Math.min(most, Math.max(least, Math.floor((memory / megabyte) * share)));
}

/**
 * Young objects have three spaces of at most so many MB. V8's own choice on a large machine takes 134 MB for them at the
 * start of the site, and saves no measurable processor time (docs/performance.md#memory-of-a-process).
 */
const youngMb = 16;

/** Node's options for a server; none if the caller has set the limit by NODE_OPTIONS. */
export function heapOptions(environment = process.env) {
  if (environment.NODE_OPTIONS?.includes('max-old-space-size')) return [];
  return [`--max-old-space-size=${heapLimitMb()}`, `--max-semi-space-size=${youngMb}`];
}
