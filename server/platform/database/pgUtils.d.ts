declare module 'pg/lib/utils' {
  /** Converts a value to PostgreSQL's input, by the rules of the driver. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
