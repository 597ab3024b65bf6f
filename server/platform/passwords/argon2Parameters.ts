export interface Argon2Parameters {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
export const argon2Parameters: Argon2Parameters = { memory: 19_456, passes: 2, parallelism: 1 };
