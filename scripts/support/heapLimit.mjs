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
export function heapLimitMb(memory = memoryMb()) {
  return Math.min(most, Math.max(least, Math.floor(memory * share)));
}

/** @public its test evaluates it in a process of its own */
export function memoryMb(total = os.totalmem(), constrained = process.constrainedMemory()) {
  // without a limit of the container, some systems report 0 or more than there is
  return (constrained > 0 && constrained < total ? constrained : total) / megabyte;
}

/**
 * Young objects have three spaces of at most so many MB. V8's own choice on a large machine takes 134 MB for them at the
 * start of the site, and saves no measurable processor time (docs/performance.md#memory-of-a-process).
 * @public its test evaluates it in a process of its own
 */
export function youngMb(memory = memoryMb()) {
  return memory < 1536 ? 8 : 16;
}

/** Node's options for a server; none if the caller has set the limit by NODE_OPTIONS. */
export function heapOptions(environment = process.env) {
  if (environment.NODE_OPTIONS?.includes('max-old-space-size')) return [];
  return [`--max-old-space-size=${heapLimitMb()}`, `--max-semi-space-size=${youngMb()}`];
}

/**
 * The C library gives each thread an arena of its own, whose free memory the others cannot use: 30 MB of a site. Two are
 * enough for what runs at once outside of V8.
 */
export function allocatorEnvironment(environment = process.env) {
  return { MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX ?? '2' };
}
