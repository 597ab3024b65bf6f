import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Brochure } from '../brochures/Brochure';

/** Two similar ads that an administrator has marked as different. */
@Entity('brochures_that_differ')
@Check('brochures_that_differ_order_check', `first_id < second_id`)
@Index('brochures_that_differ_second_id_idx', ['secondId'])
export class BrochuresThatDiffer {
  @PrimaryColumn('integer')
  firstId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  first?: Relation<Brochure>;

  @PrimaryColumn('integer')
  secondId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  second?: Relation<Brochure>;

  @Column('integer', { nullable: true })
  decidedById: number | null;

  @Column('timestamptz')
  decidedAt: Date;
}
