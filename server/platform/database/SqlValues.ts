/** Collects the values of a statement and hands out their placeholders, so that no value is ever written into SQL. */
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
