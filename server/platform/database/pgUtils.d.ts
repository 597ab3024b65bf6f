declare module 'pg/lib/utils' {
  /** A value as PostgreSQL reads it, by the rules of the driver. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
