import type { Connection, Submittable } from 'pg';
import { types } from 'pg';
import { prepareValue } from 'pg/lib/utils';

type TypeId = Parameters<typeof types.getTypeParser>[0];
type Parse = (text: string) => unknown;
type Callback = (error: Error | null, results?: unknown[][][]) => void;

interface SentStatement {
  /** empty: the statement is prepared anew each time */
  name: string;
  sql: string;
  values: unknown[];
}

/** Members that the driver's types omit. */
interface Wire extends Omit<Connection, 'bind' | 'parse' | 'describe' | 'execute' | 'close'> {
  /** statements that this connection has prepared, by name; the driver adds to it */
  parsedStatements: Record<string, string | undefined>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
}

/** Each prepared statement takes memory of the connection. */
const mostPrepared = 100;

/** Column parsers of each connection's prepared statements, least recently used first. */
const prepared = new WeakMap<Wire, Map<string, readonly Parse[]>>();

/**
 * Sends statements at once and returns their bare rows in order. The driver requests column names and types at each
 * use; this class requests them once per connection, because PostgreSQL refuses a prepared statement whose columns have
 * changed. It keeps only a list of parsers, and closes statements that a connection has not used for long. If one
 * statement fails, those after it do not run.
 */
export class PreparedQuery implements Submittable {
  /** set by the driver */
  callback: Callback | undefined;

  private readonly results: unknown[][][];
  /** index of the statement that is being answered */
  private at = 0;
  private parsers: (readonly Parse[] | undefined)[] = [];
  private known = new Map<string, readonly Parse[]>();
  private failure: Error | undefined;
  /** statements prepared in this batch, which may occur again in it */
  private readonly begun = new Set<string>();

  constructor(readonly statements: readonly SentStatement[]) {
    this.results = statements.map(() => []);
  }

  /** The driver reads name and text when a statement has been prepared. */
  get name(): string {
    return this.statements[this.at]?.name ?? '';
  }

  get text(): string {
    return this.statements[this.at]?.sql ?? '';
  }

  submit(connection: Connection): void {
    const wire = connection as unknown as Wire;
    this.known = prepared.get(wire) ?? this.known;
    prepared.set(wire, this.known);
    const bound = this.statements.map(({ values }) => values.map(prepareValue));
    wire.stream.cork();
    try {
      this.parsers = this.statements.map((statement, at) => this.send(wire, statement, bound[at] ?? []));
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  /** Returns the column parsers if they are known. */
  private send(wire: Wire, { name, sql }: SentStatement, values: unknown[]): readonly Parse[] | undefined {
    const { known } = this;
    if (name === '' || (wire.parsedStatements[name] === undefined && !this.begun.has(name))) {
      if (name !== '') forgetOldest(wire, known);
      wire.parse({ name, text: sql });
      this.begun.add(name);
    }
    wire.bind({ statement: name, values });
    const parsers = known.get(name);
    if (parsers) {
      known.delete(name);
      known.set(name, parsers);
    } else {
      wire.describe({ type: 'P', name: '' });
    }
    wire.execute({});
    return parsers;
  }

  handleRowDescription({ fields }: { fields: { dataTypeID: TypeId }[] }): void {
    const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as Parse);
    this.parsers[this.at] = parsers;
    if (this.name !== '') this.known.set(this.name, parsers);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const parsers = this.parsers[this.at] ?? [];
    const row = new Array<unknown>(fields.length);
    try {
      for (let at = 0; at < fields.length; at += 1) {
        const text = fields[at] ?? null;
        row[at] = text === null ? null : parsers[at]?.(text);
      }
    } catch (error) {
      this.failure ??= error as Error;
    }
    this.results[this.at]?.push(row);
  }

  handleCommandComplete(): void {
    this.at += 1;
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  handleReadyForQuery(): void {
    if (this.failure) this.callback?.(this.failure);
    else this.callback?.(null, this.results);
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }
}

function forgetOldest(wire: Wire, known: Map<string, readonly Parse[]>): void {
  const [oldest] = known.size < mostPrepared ? [] : known.keys();
  if (oldest === undefined) return;
  known.delete(oldest);
  Reflect.deleteProperty(wire.parsedStatements, oldest);
  wire.close({ type: 'S', name: oldest });
}
