export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings one by one and collects what is wrong with them, so that all problems are told at once. An empty
 * value counts as absent. Every sentence names the variable and what it takes; it never repeats a value, which may be
 * a password that was put into the wrong place.
 */
export class EnvironmentReader {
  readonly problems: string[] = [];
  readonly names = new Set<string>();

  constructor(private readonly environment: Environment) {}

  text(name: string): string | undefined {
    this.names.add(name);
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** `read` answers undefined for a value that it does not take. */
  parsed<T>(name: string, fallback: T, takes: string, read: (value: string) => T | undefined): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const result = read(value);
    if (result === undefined) this.problems.push(`${name} must be ${takes}.`);
    return result ?? fallback;
  }

  number(name: string, fallback: number, lowest: number, highest: number): number {
    return this.parsed(name, fallback, `a whole number from ${String(lowest)} to ${String(highest)}`, (value) => {
      const number = /^\d{1,10}$/.test(value) ? Number(value) : NaN;
      return number >= lowest && number <= highest ? number : undefined;
    });
  }

  flag(name: string, fallback: boolean): boolean {
    return this.parsed(name, fallback, 'true or false', (value) =>
      /^(true|1|on|yes)$/i.test(value) ? true : /^(false|0|off|no)$/i.test(value) ? false : undefined,
    );
  }

  oneOf<T extends string>(name: string, fallback: T, choices: readonly T[]): T {
    return this.parsed(name, fallback, `one of ${choices.join(', ')}`, (value) =>
      choices.find((choice) => choice === value.toLowerCase()),
    );
  }
}
