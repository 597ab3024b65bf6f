import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';

/** Who of the staff looks at an ad that waits. It ends with the decision. */
@Entity('review_assignments')
@Index('review_assignments_account_id_idx', ['accountId'])
export class ReviewAssignment {
  @PrimaryColumn('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column('timestamptz')
  assignedAt: Date;

  /** when the login was told, or assigned it to itself */
  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;
}
