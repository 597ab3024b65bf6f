interface Settings {
  prefix: string;
  /** maximum number of names; the least recently used are dropped */
  most: number;
  /** how often a text must occur before it gets a name */
  from: number;
}

const mostCandidates = 500;

/**
 * Names for prepared statements whose texts depend on callers' input. There are endless such texts, but a few of them
 * make up most queries. A name is never reused for another text.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();
  private given = 0;

  constructor(private readonly settings: Settings) {}

  /** Returns null for a text that is not frequent enough. */
  nameOf(sql: string): string | null {
    const { names } = this;
    const known = names.get(sql);
    if (known !== undefined) {
      names.delete(sql);
      names.set(sql, known);
      return known;
    }
    return this.isFrequent(sql) ? this.give(sql) : null;
  }

  private isFrequent(sql: string): boolean {
    const { uses } = this;
    const seen = (uses.get(sql) ?? 0) + 1;
    if (seen >= this.settings.from) return true;
    if (uses.size >= mostCandidates) uses.clear();
    uses.set(sql, seen);
    return false;
  }

  private give(sql: string): string {
    const { names, settings } = this;
    this.uses.delete(sql);
    const [oldest] = names.size < settings.most ? [] : names.keys();
    if (oldest !== undefined) names.delete(oldest);
    this.given += 1;
    const name = `${settings.prefix}-${this.given}`;
    names.set(sql, name);
    return name;
  }
}
