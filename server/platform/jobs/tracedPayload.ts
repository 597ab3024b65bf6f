import { currentTracing } from '../tracing/tracing';

interface Traced {
  /** of what enqueued the job (W3C Trace Context) */
  traceparent?: string;
}

/** Adds the present trace to what the queue stores of a job, so that its run belongs to the same trace. */
export function withTrace<T extends object>(payload: T): T & Traced {
  const traceparent = currentTracing()?.traceparent();
  return traceparent === undefined ? payload : { ...payload, traceparent };
}

/** The payload as it was enqueued, and the trace that it was enqueued in. */
export function splitTrace({ traceparent, ...payload }: Traced): { payload: object; traceparent: string | undefined } {
  return { payload, traceparent };
}
