import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../../../shared/relay/Node';
import { GraphQLDateTime } from '../../../../shared/scalars/GraphQLDateTime';
import { Account } from '../../../accounts/Account';
import { BrochureType } from '../../../brochures/BrochureType';
import type { ImportMapping } from '../mapping/ImportMapping';
import type { ImportReport } from '../ImportReport';
import { writtenTypes } from '../../../brochures/fields/typeGroups';

/** A file gets a dry run first; an administrator then decides whether to import it. */
const BrochureImportState = {
  CHECKING: 'CHECKING',
  CHECKED: 'CHECKED',
  IMPORTING: 'IMPORTING',
  DONE: 'DONE',
  FAILED: 'FAILED',
} as const;

type BrochureImportState = keyof typeof BrochureImportState;

registerEnumType(BrochureImportState, {
  name: 'BrochureImportState',
  description: 'How far the import of a file has come.',
  valuesConfig: {
    CHECKING: { description: 'It is being tried; nothing is kept of that but the report.' },
    CHECKED: { description: 'The report is there: it can be imported.' },
    IMPORTING: { description: 'It is being imported.' },
    DONE: { description: 'It was imported.' },
    FAILED: { description: 'It cannot be read, or no try came to its end; `problem` says why.' },
  },
});

/** A file of ads from an administrator. A background job tries it, then imports it on request. */
@Entity('brochure_imports')
@Check('brochure_imports_state_check', `state IN ('CHECKING', 'CHECKED', 'IMPORTING', 'DONE', 'FAILED')`)
@Check('brochure_imports_type_check', `type IN (${writtenTypes.map((code) => `'${code}'`).join(', ')})`)
@Check('brochure_imports_rows_read_check', `rows_read >= 0`)
@Index('brochure_imports_created_by_id_idx', ['createdById'])
@ObjectType({ implements: Node, description: 'A file of ads that an administrator sent. For administrators.' })
export class BrochureImport implements Node {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Field({ description: 'What the file is called.' })
  @Column('text')
  fileName: string;

  @Field(() => BrochureType, { description: 'Type of the ads that it makes.' })
  @Column('text')
  type: BrochureType;

  @Field({ description: 'Where the rows come from: with it a second import finds the ads again.' })
  @Column('text')
  sourceName: string;

  @Field(() => String, {
    name: 'mapAreaCode',
    nullable: true,
    description: 'Area of all rows; null: their own, or the one that they lie in.',
  })
  @Column('text', { nullable: true })
  mapArea: string | null;

  @Field(() => Boolean, { description: 'Whether new ads are published at once.' })
  @Column('boolean')
  publish: boolean;

  @Field(() => BrochureImportState, { description: 'How far it has come.' })
  @Column('text')
  state: BrochureImportState;

  @Field(() => Int, { description: 'How many rows the present step has read.' })
  @Column('integer', { default: 0 })
  rowsRead: number;

  /** report of the last finished step */
  @Column('jsonb', { nullable: true })
  report: ImportReport | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the file is not imported; null when nothing stands in its way.',
  })
  @Column('text', { nullable: true })
  problem: string | null;

  /** null: columns are read as they are named */
  @Column('jsonb', { nullable: true })
  mapping: ImportMapping | null;

  @Column('integer')
  createdById: number;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'RESTRICT' })
  createdBy?: Relation<Account>;

  @Field(() => GraphQLDateTime, { description: 'When the file was sent.' })
  @Column('timestamptz')
  createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When its last step ended.' })
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      '`databaseId` of the bulk job that lists the ads that it made and changed, and undoes them; null while it has changed none, and once the job is forgotten.',
  })
  @Column('integer', { nullable: true })
  bulkJobId: number | null;

  /** CSV of the refused rows as the file has them, with their reasons; not selected in lists */
  @Column('text', { nullable: true, select: false })
  refusedRows: string | null;

  /** kept until the import; not selected in lists */
  @Column('bytea', { nullable: true, select: false })
  content: Buffer | null;
}
