import type { Pool } from 'pg';
import { isUnavailable } from '../../../shared/errors/isUnavailable';
import { DatabaseClient, type DatabaseClientConfig } from '../DatabaseClient';
import { PreparedQuery } from '../prepared/PreparedQuery';
import { readPrimary } from './readScope';

export interface FallBack {
  primary: Pool;
  onFailure: (error: unknown) => void;
}

type Send = (...args: unknown[]) => unknown;
type Callback = (error: unknown, result?: unknown) => void;

const cancelled = '57014';

/** A statement that took too long takes as long elsewhere. */
const isOfReplica = (error: unknown): boolean =>
  isUnavailable(error) && (error as { code?: unknown }).code !== cancelled;

/**
 * A connection to a read replica. It carries only statements that read, so one that fails because of the replica
 * (killed, cut, in conflict with what it replays) is sent again to the primary.
 */
export class ReplicaClient extends DatabaseClient {
  /** set when the pool has opened it */
  fallBack: FallBack | undefined;
  private unanswered = 0;

  constructor(config: DatabaseClientConfig) {
    super(config);
    const send = this.query as Send;
    this.query = ((...args: unknown[]): unknown =>
      this.fallBack ? this.ask(send, this.fallBack, args) : send(...args)) as never;
  }

  /**
   * A broken connection fails its statements, and says so to its pool. While statements wait, only they may hear it:
   * `Pool.query` would fail at once, before the primary is asked.
   */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    return event === 'error' && this.unanswered > 0 ? true : super.emit(event, ...args);
  }

  private ask(send: Send, fallBack: FallBack, args: unknown[]): unknown {
    const [statement] = args;
    const askPrimary = (...others: unknown[]): unknown => {
      const anew = statement instanceof PreparedQuery ? statement.again() : statement;
      return readPrimary(() => (fallBack.primary.query as Send).call(fallBack.primary, anew, ...others));
    };
    // until the primary has answered, too: the connection may say only then that it is broken
    this.unanswered += 1;
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const others = args.slice(1, -1);
      const answer: Callback = (error, result) => {
        this.unanswered -= 1;
        (callback as Callback)(error, result);
      };
      const first: Callback = (error, result) => {
        if (!isOfReplica(error)) answer(error, result);
        else {
          fallBack.onFailure(error);
          askPrimary(...others, answer);
        }
      };
      return send(statement, ...others, first);
    }
    return (send(...args) as Promise<unknown>)
      .catch((error: unknown) => {
        if (!isOfReplica(error)) throw error;
        fallBack.onFailure(error);
        return askPrimary(...args.slice(1));
      })
      .finally(() => {
        this.unanswered -= 1;
      });
  }
}
