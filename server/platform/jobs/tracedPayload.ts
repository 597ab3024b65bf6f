import { currentTracing } from '../tracing/tracing';

interface Traced {
  /** of what enqueued the job (W3C Trace Context) */
  traceparent?: string;
}

/**
 * Adds the present trace to what the queue stores of a job, so that its run belongs to the same trace, unless it has one
 * already: of a request that shares a transaction with others.
 */
export function withTrace<T extends object>(payload: T): T & Traced {
  const traceparent = currentTracing()?.traceparent();
  return traceparent === undefined ? payload : { traceparent, ...payload };
}

/** The payload as it was enqueued, and the trace that it was enqueued in. */
export function splitTrace({ traceparent, ...payload }: Traced): { payload: object; traceparent: string | undefined } {
  return { payload, traceparent };
}
