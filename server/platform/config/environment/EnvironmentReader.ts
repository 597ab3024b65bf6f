export type Environment = Readonly<Record<string, string | undefined>>;

/** By the new name. Each old name is read for one version after the renaming. */
const oldNames: Readonly<Partial<Record<string, string>>> = {
  RESPONSE_CACHE_MB: 'KEPT_ANSWERS_MB',
  REQUEST_TIMEOUT_SECONDS: 'ANSWER_TIME_SECONDS',
  PAGE_RENDER_TIMEOUT_SECONDS: 'PAGE_TIME_SECONDS',
};

/**
 * Reads settings one by one and collects all problems, so that one start reports all of them. An empty value counts as
 * absent. Each problem names the variable and the accepted values. It never repeats a value, which may be a misplaced
 * password.
 */
export class EnvironmentReader {
  readonly problems: string[] = [];
  /** old names of settings that are still read, and what else deserves a look */
  readonly warnings: string[] = [];
  readonly names = new Set<string>();

  constructor(private readonly environment: Environment) {}

  text(name: string): string | undefined {
    this.names.add(name);
    return this.value(name) ?? this.valueOfOldName(name);
  }

  private value(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  private valueOfOldName(name: string): string | undefined {
    const oldName = oldNames[name];
    const value = oldName === undefined ? undefined : this.value(oldName);
    if (value === undefined) return undefined;
    this.warnings.push(`${oldName} is now called ${name}. The old name will not be read by the next version.`);
    return value;
  }

  /** `read` returns undefined for an invalid value. */
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
