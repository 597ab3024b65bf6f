import type { Connection, Submittable } from 'pg';
import { types } from 'pg';
import { prepareValue } from 'pg/lib/utils';

type TypeId = Parameters<typeof types.getTypeParser>[0];
type Parse = (text: string) => unknown;
type Callback = (error: Error | null, rows?: unknown[][]) => void;

/** What the types of the driver leave out. */
interface Wire extends Omit<Connection, 'bind' | 'parse' | 'describe' | 'execute' | 'close'> {
  /** what this connection has prepared, by name; the driver adds to it */
  parsedStatements: Record<string, string | undefined>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
}

/** Each takes memory of the connection. */
const mostPrepared = 100;

/** How the columns of what a connection has prepared are read, least recently used first. */
const prepared = new WeakMap<Wire, Map<string, readonly Parse[]>>();

/**
 * A statement that answers with bare rows. Unlike the driver's own it asks for the names and types of the columns once on
 * a connection and not at every use (PostgreSQL itself refuses a prepared statement whose columns have changed), makes
 * nothing of them but a list of parsers, and takes back what a connection has prepared and not used for long.
 */
export class PreparedQuery implements Submittable {
  /** set by the driver */
  callback: Callback | undefined;
  /** from here on the driver reads them */
  readonly name: string;
  readonly text: string;

  private readonly rows: unknown[][] = [];
  private parsers: readonly Parse[] = [];
  private connection: Wire | undefined;
  private failure: Error | undefined;

  /** Without a name it is prepared anew each time. */
  constructor(
    name: string | null,
    text: string,
    private readonly values: unknown[],
  ) {
    this.name = name ?? '';
    this.text = text;
  }

  submit(connection: Connection): void {
    const wire = connection as unknown as Wire;
    this.connection = wire;
    const bound = this.values.map(prepareValue);
    wire.stream.cork();
    try {
      this.send(wire, bound, prepared.get(wire) ?? new Map<string, readonly Parse[]>());
    } finally {
      wire.stream.uncork();
    }
  }

  private send(wire: Wire, bound: unknown[], known: Map<string, readonly Parse[]>): void {
    const { name, text } = this;
    prepared.set(wire, known);
    if (name === '' || wire.parsedStatements[name] === undefined) {
      if (name !== '') forgetOldest(wire, known);
      wire.parse({ name, text });
    }
    wire.bind({ statement: name, values: bound });
    const parsers = known.get(name);
    if (parsers) {
      this.parsers = parsers;
      known.delete(name);
      known.set(name, parsers);
    } else {
      wire.describe({ type: 'P', name: '' });
    }
    wire.execute({});
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: { dataTypeID: TypeId }[] }): void {
    this.parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as Parse);
    if (this.name !== '' && this.connection) prepared.get(this.connection)?.set(this.name, this.parsers);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { parsers } = this;
    const row = new Array<unknown>(fields.length);
    try {
      for (let at = 0; at < fields.length; at += 1) {
        const text = fields[at] ?? null;
        row[at] = text === null ? null : parsers[at]?.(text);
      }
    } catch (error) {
      this.failure ??= error as Error;
    }
    this.rows.push(row);
  }

  handleCommandComplete(): void {
    // what follows is that the connection is ready
  }

  handleEmptyQuery(): void {
    // an empty statement has no rows
  }

  handleReadyForQuery(): void {
    if (this.failure) this.callback?.(this.failure);
    else this.callback?.(null, this.rows);
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
