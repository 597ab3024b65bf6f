/** Collects the values of a statement and returns their placeholders, so that SQL never contains a value. */
export class SqlValues {
  private readonly collected: unknown[] = [];

  add(value: unknown): string {
    this.collected.push(value);
    return `$${this.collected.length}`;
  }

  get all(): unknown[] {
    return this.collected;
  }
}
