import type { Pool } from 'pg';

interface Asked {
  variables: Record<string, unknown>;
  query: string;
  authorization: string;
}

export type BareResponse = (pool: Pool, asked: Asked) => Promise<unknown>;
