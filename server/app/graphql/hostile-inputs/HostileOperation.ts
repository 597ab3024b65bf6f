import type { ErrorCode } from '../../../shared/errors/DomainError';
import type { HostileCaller, HostileWorld } from '../../../test/contracts/makeHostileWorld';

type Variables = Record<string, unknown>;

/** One value (undefined: none) in the place of a right one, and what has to be answered: the code, and the field that it names. */
export type HostileRow = [path: string, what: string, value: unknown, code: ErrorCode, field?: string];

export interface HostileOperation {
  as: HostileCaller;
  /** what would be accepted: each row differs from it in one place only */
  accepted: (world: HostileWorld) => Variables;
  refused: (world: HostileWorld) => HostileRow[];
}

/** By `Mutation.name` or `Query.name`. */
export type HostileTable = Readonly<Record<string, HostileOperation>>;
