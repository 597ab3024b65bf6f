import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Brochure } from '../brochures/Brochure';

/** An archived ad that was merged into another: its addresses lead there as long as it is archived. */
@Entity('merged_brochures')
@Check('merged_brochures_other_check', `old_id <> new_id`)
@Index('merged_brochures_new_id_idx', ['newId'])
export class MergedBrochure {
  @PrimaryColumn('integer')
  oldId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  old?: Relation<Brochure>;

  @Column('integer')
  newId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  new?: Relation<Brochure>;

  @Column('timestamptz')
  mergedAt: Date;
}
