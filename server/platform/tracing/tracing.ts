type Attributes = Record<string, string | number | boolean>;

export interface Ended {
  name?: string;
  attributes?: Attributes;
  failed?: boolean;
}

/** Something that takes time, and inside of which other things happen. */
export interface OpenSpan {
  /** for logs and other programs (W3C Trace Context) */
  traceparent: string;
  /** What begins in this work belongs to the span. */
  run<T>(work: () => T): T;
  end(ended: Ended): void;
}

export interface Tracing {
  /** `parent`: the `traceparent` of what caused it: of a program that is trusted, or of another process */
  begin(name: string, kind: 'request' | 'job', parent?: string): OpenSpan;
  /**
   * For what ends elsewhere: a function that records what has happened since `begunAt` (`performance.now()`) inside of
   * the span that is present now; undefined: there is none.
   */
  follow(): ((name: string, begunAt: number, ended: Ended) => void) | undefined;
  /** of the present span; undefined: there is none */
  traceparent(): string | undefined;
  /** Sends what has not been sent yet, for a few seconds at most. */
  close(): Promise<void>;
}

let current: Tracing | null = null;

/** Null: traces are off, which costs nothing. */
export function currentTracing(): Tracing | null {
  return current;
}

export function useTracing(tracing: Tracing | null): void {
  current = tracing;
}
