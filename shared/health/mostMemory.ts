/** Code, buffers, pictures and the response cache: a process has them beside its heap. */
const besideHeapBytes = 300 * 1024 * 1024;

/** What a process takes at most if all is well (docs/operations.md#memory). */
export function mostMemory(heapLimitBytes: number): number {
  return heapLimitBytes + besideHeapBytes;
}
