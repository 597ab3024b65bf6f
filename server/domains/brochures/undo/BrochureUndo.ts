import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { Brochure } from '../Brochure';
import type { UndoableAction } from './UndoableAction';

/** The values before the last undoable change of an ad. A later undoable change replaces them. */
@Entity('brochure_undos')
export class BrochureUndo {
  @PrimaryColumn('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @Column('text')
  action: UndoableAction;

  /** the overwritten values by property name; times as ISO texts */
  @Column('jsonb')
  before: AuditedValues;

  /** the ad's version after the change */
  @Column('integer')
  version: number;

  /** the ad's version after the undo; null until then */
  @Column('integer', { nullable: true })
  undoneVersion: number | null;
}
