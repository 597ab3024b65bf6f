import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../../shared/relay/Node';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Account } from '../../accounts/Account';
import { MapArea } from '../../map-areas/MapArea';
import { PageOrientation } from '../PageOrientation';
import { PaperSize } from '../PaperSize';
import { storedPrintSettings, type PrintSettings } from './PrintSettings';
import { PrintWarning } from './PrintWarning';

const PrintProofState = { WAITING: 'WAITING', READY: 'READY', FAILED: 'FAILED' } as const;
type PrintProofState = (typeof PrintProofState)[keyof typeof PrintProofState];

registerEnumType(PrintProofState, {
  name: 'PrintProofState',
  description: 'How the proof of a print layout stands.',
  valuesConfig: {
    WAITING: { description: 'It is being drawn.' },
    READY: { description: 'Its pictures and warnings are there.' },
    FAILED: { description: 'It could not be drawn; `problem` says why.' },
  },
});

/** A layout of an area's printed map in a format. Its settings never change (docs/rules/maps-and-print.md#layouts-of-the-printed-map). */
@Entity('print_layouts')
@Check('print_layouts_paper_check', `paper IN ('A4', 'A3')`)
@Check('print_layouts_orientation_check', `orientation IN ('PORTRAIT', 'LANDSCAPE')`)
@Check('print_layouts_name_check', `char_length(name) BETWEEN 1 AND 60`)
@Check('print_layouts_proof_state_check', `proof_state IN ('WAITING', 'READY', 'FAILED')`)
@Index('print_layouts_format_idx', ['mapAreaId', 'paper', 'orientation', 'id'])
@Index('print_layouts_saved_by_id_idx', ['savedById'])
@Index('print_layouts_first_version_id_idx', ['firstVersionId', 'id'])
@ObjectType({
  implements: Node,
  description: 'A version of the layout of a printed map. It never changes; a change is saved as another one.',
})
export class PrintLayout implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  mapAreaId: number;

  @ManyToOne(() => MapArea, { nullable: false, onDelete: 'CASCADE' })
  mapArea?: Relation<MapArea>;

  @Field(() => PaperSize, { description: 'The paper that it is for.' })
  @Column('text')
  paper: PaperSize;

  @Field(() => PageOrientation, { description: 'How the map lies on the paper.' })
  @Column('text')
  orientation: PageOrientation;

  @Field(() => String, { nullable: true, description: 'Its name; null: a draft that was only tried.' })
  @Column('text', { nullable: true })
  name: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '`databaseId` of the history of its area and format in the audit log; null for a draft.',
  })
  get historyDatabaseId(): number | null {
    return this.firstVersionId;
  }

  /** the first version of its area and format, which names their history; null for a draft, and as a server of before saves it */
  @Column('integer', { nullable: true })
  firstVersionId: number | null;

  @Column('jsonb', { transformer: storedPrintSettings })
  settings: PrintSettings;

  @Field(() => GraphQLDateTime, { description: 'When it was saved.' })
  @Column('timestamptz')
  savedAt: Date;

  @Column('integer')
  savedById: number;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'RESTRICT' })
  savedBy?: Relation<Account>;

  @Field(() => PrintProofState, { description: 'How its proof stands.' })
  @Column('text', { default: 'WAITING' })
  proofState: PrintProofState;

  @Field(() => String, { nullable: true, description: 'Why the proof failed.' })
  @Column('text', { nullable: true })
  problem: string | null;

  @Field(() => [PrintWarning], { description: 'What readers would miss; empty until the proof is ready.' })
  @Column('jsonb', { default: [] })
  warnings: PrintWarning[];

  @Field(() => Int, { nullable: true, description: 'Sheets with a map or cover; null until the proof is ready.' })
  @Column('integer', { nullable: true })
  sheets: number | null;
}
