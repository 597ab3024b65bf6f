import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';
import { ArchiveRequestState } from './ArchiveRequestState';

/** A vendor's request to archive its ad. At most one waits per ad; the database settles it when the ad is archived. */
@Entity('archive_requests')
@Check('archive_requests_state_check', `state IN ('WAITING', 'ARCHIVED', 'DECLINED', 'WITHDRAWN')`)
@Check('archive_requests_reason_check', `char_length(reason) <= 2000`)
@Check('archive_requests_answer_check', `char_length(answer) <= 2000`)
@Check('archive_requests_decided_at_check', `(state = 'WAITING') = (decided_at IS NULL)`)
@Index('archive_requests_waiting_key', ['brochureId'], { unique: true, where: `state = 'WAITING'` })
@Index('archive_requests_brochure_id_idx', ['brochureId', 'id'])
@ObjectType({ description: "A vendor's request to archive an ad." })
export class ArchiveRequest {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @Field(() => ArchiveRequestState, { description: 'What became of it.' })
  @Column('text')
  state: ArchiveRequestState;

  @Field(() => String, { nullable: true, description: 'Why the vendor asks.' })
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('integer', { nullable: true })
  requestedByAccountId: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'SET NULL' })
  requestedByAccount?: Relation<Account> | null;

  @Field(() => GraphQLDateTime, { description: 'When it was asked.' })
  @Column('timestamptz')
  requestedAt: Date;

  @Field(() => String, { nullable: true, description: 'What the administrator said with the decision.' })
  @Column('text', { nullable: true })
  answer: string | null;

  @Column('integer', { nullable: true })
  decidedByAccountId: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'SET NULL' })
  decidedByAccount?: Relation<Account> | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was decided or taken back; null: it waits.' })
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
