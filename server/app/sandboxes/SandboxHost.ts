import type { FastifyInstance } from 'fastify';

export interface NewSandbox {
  /** what the program sends; it is shown once */
  key: string;
  expiresAt: Date;
}

/** The sandboxes of a site: copies of the demo data, each with a key of its own, for an hour. */
export interface SandboxHost {
  /** Makes what sandboxes are copied from; takes up to half a minute at first. */
  prepare(): Promise<unknown>;
  /**
   * @param network of the caller
   * @throws DomainError UNAVAILABLE while the data are made, or when all places are taken; TOO_MANY_REQUESTS
   */
  create(network: string): Promise<NewSandbox>;
  /** Returns the server of a key's sandbox; null if the key has none, or its hour is over. */
  find(token: string): Promise<FastifyInstance | null>;
}
