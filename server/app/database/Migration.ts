import type { MigrationInterface } from 'typeorm';

/** A change of the database (docs/operations.md#upgrades). */
export interface Migration extends MigrationInterface {
  /**
   * It takes away what an older version needs. So it belongs into a release after the one that stopped using it, and
   * versions that do not know it refuse to start.
   */
  readonly contracts?: true;
}
