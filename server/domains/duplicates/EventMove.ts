import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Brochure } from '../brochures/Brochure';

/**
 * Events of a merged ad that a job still has to move, because they are too many for the merge's own transaction. The sums by
 * day and the views have moved with the merge, so each of these events counts for the ad that gets it.
 */
@Entity('event_moves')
@Check('event_moves_other_check', `from_id <> to_id`)
@Index('event_moves_from_id_idx', ['fromId'])
@Index('event_moves_to_id_idx', ['toId'])
export class EventMove {
  /** bigint, so a string in JavaScript */
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('integer')
  fromId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  from?: Relation<Brochure>;

  @Column('integer')
  toId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  to?: Relation<Brochure>;

  /** only events with a higher number move: lower ones belong to an earlier move */
  @Column('bigint')
  afterId: string;

  /** the last number that was given before the merge: what the ad counts after an undo stays with it */
  @Column('bigint')
  lastId: string;

  /** with `eventDateTime`, how far the job has walked the index of the ad's events */
  @Column('text', { default: '' })
  eventCode: string;

  @Column('timestamptz', { default: '-infinity' })
  eventDateTime: Date;
}
