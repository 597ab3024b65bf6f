import type { Connection, Submittable } from 'pg';
import { types } from 'pg';
import { serialize } from 'pg-protocol';
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

/** Each prepared statement takes memory of the connection. */
const mostPrepared = 100;

/** Column parsers of each connection's prepared statements, least recently used first. */
const prepared = new WeakMap<Connection, Map<string, readonly Parse[]>>();

/**
 * Sends statements at once and returns their bare rows in order. The driver requests column names and types at each
 * use; this class requests them once per connection, because PostgreSQL refuses a prepared statement whose columns have
 * changed. It keeps only a list of parsers, and closes statements that a connection has not used for long. If one
 * statement fails, those after it do not run. It gives the driver no name, so the driver keeps no record of its own.
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

  /** The same statements, for another connection. */
  again(): PreparedQuery {
    return new PreparedQuery(this.statements);
  }

  /** Writes nothing and returns the error if a value cannot be sent; the driver then reports it as the statement's. */
  submit(connection: Connection): Error | null {
    this.known = prepared.get(connection) ?? this.known;
    prepared.set(connection, this.known);
    const messages: Buffer[] = [];
    try {
      this.parsers = this.statements.map((statement) => this.add(messages, statement));
    } catch (error) {
      return error as Error;
    }
    messages.push(serialize.sync());
    // one write: the driver's methods would hand each message to the socket by itself
    const { stream } = connection;
    if (stream.writable) stream.write(Buffer.concat(messages));
    return null;
  }

  /** Returns the column parsers if they are known. */
  private add(messages: Buffer[], { name, sql, values }: SentStatement): readonly Parse[] | undefined {
    const parsers = this.known.get(name);
    if (parsers) {
      this.known.delete(name);
      this.known.set(name, parsers);
    } else if (!this.begun.has(name)) {
      this.prepare(messages, name, sql);
    }
    messages.push(serialize.bind({ statement: name, values: values.map((value) => prepareValue(value)) }));
    if (!parsers) messages.push(serialize.describe({ type: 'P', name: '' }));
    messages.push(serialize.execute({}));
    return parsers;
  }

  private prepare(messages: Buffer[], name: string, sql: string): void {
    if (name !== '') {
      this.begun.add(name);
      const oldest = forgetOldest(this.known);
      if (oldest !== undefined) messages.push(serialize.close({ type: 'S', name: oldest }));
      // an earlier use may have prepared it and failed before its columns were described
      messages.push(serialize.close({ type: 'S', name }));
    }
    messages.push(serialize.parse({ name, text: sql, types: [] }));
  }

  handleRowDescription({ fields }: { fields: { dataTypeID: TypeId }[] }): void {
    const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as Parse);
    this.parsers[this.at] = parsers;
    const { name = '' } = this.statements[this.at] ?? {};
    if (name !== '') this.known.set(name, parsers);
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

/** Returns the name that makes room, if there is none. */
function forgetOldest(known: Map<string, readonly Parse[]>): string | undefined {
  const [oldest] = known.size < mostPrepared ? [] : known.keys();
  if (oldest !== undefined) known.delete(oldest);
  return oldest;
}
