import type { ErrorCode } from '../../../shared/errors/DomainError';
import type { HostileCaller, HostileWorld } from '../../../test/contracts/makeHostileWorld';

type Variables = Record<string, unknown>;

/**
 * One invalid value (undefined: none) in place of a valid one, with the expected code and the field that the error
 * names.
 */
export type HostileRow = [path: string, what: string, value: unknown, code: ErrorCode, field?: string];

export interface HostileOperation {
  as: HostileCaller;
  /** accepted input; each row differs from it in one place only */
  accepted: (world: HostileWorld) => Variables;
  /** what its caller sends besides, such as a cookie */
  headers?: (world: HostileWorld) => Record<string, string>;
  refused: (world: HostileWorld) => HostileRow[];
}

/** Operations by `Mutation.name` or `Query.name`. */
export type HostileTable = Readonly<Record<string, HostileOperation>>;
