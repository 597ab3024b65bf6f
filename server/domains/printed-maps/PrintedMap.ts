import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { MapArea } from '../map-areas/MapArea';
import { PageOrientation } from './PageOrientation';
import { PrintLayout } from './layouts/PrintLayout';
import { PaperSize } from './PaperSize';

const PrintedMapState = { WAITING: 'WAITING', READY: 'READY', FAILED: 'FAILED' } as const;

type PrintedMapState = (typeof PrintedMapState)[keyof typeof PrintedMapState];

registerEnumType(PrintedMapState, {
  name: 'PrintedMapState',
  description: 'How the making of a printed map stands. While it waits or has failed, the one before stays.',
  valuesConfig: {
    WAITING: { description: 'It has been asked for and is being made.' },
    READY: { description: 'It shows what there is.' },
    FAILED: { description: 'The last try failed; `problem` says why.' },
  },
});

const PrintedMapOrigin = { DRAWN: 'DRAWN', UPLOADED: 'UPLOADED' } as const;

type PrintedMapOrigin = (typeof PrintedMapOrigin)[keyof typeof PrintedMapOrigin];

registerEnumType(PrintedMapOrigin, {
  name: 'PrintedMapOrigin',
  description: 'Where the file of a printed map comes from.',
  valuesConfig: {
    DRAWN: { description: 'Drawn by this site, and drawn anew when anything on it has changed.' },
    UPLOADED: { description: 'Brought by an administrator; it stays until it is replaced.' },
  },
});

@Entity('printed_maps')
@Check('printed_maps_paper_check', `paper IN ('A4', 'A3')`)
@Check('printed_maps_orientation_check', `orientation IN ('PORTRAIT', 'LANDSCAPE')`)
@Check('printed_maps_state_check', `state IN ('WAITING', 'READY', 'FAILED')`)
@Check('printed_maps_progress_check', `progress BETWEEN 0 AND 100`)
@Check('printed_maps_origin_check', `origin IN ('DRAWN', 'UPLOADED')`)
@Check(
  'printed_maps_file_check',
  `num_nulls(file_sha256, byte_size, made_at) IN (0, 3) AND (state <> 'READY' OR made_at IS NOT NULL)
   AND CASE origin WHEN 'DRAWN' THEN num_nulls(file_sha256, preview_sha256, content_hash, pages) IN (0, 4)
     ELSE file_sha256 IS NOT NULL AND content_hash IS NULL AND (preview_sha256 IS NULL OR pages IS NOT NULL) END`,
)
@Index('printed_maps_format_key', ['mapAreaId', 'paper', 'orientation'], { unique: true })
@Index('printed_maps_print_layout_id_idx', ['printLayoutId'])
@ObjectType({ implements: Node, description: 'The PDF map of an area in one format.' })
export class PrintedMap implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  mapAreaId: number;

  @ManyToOne(() => MapArea, { nullable: false, onDelete: 'CASCADE' })
  mapArea?: Relation<MapArea>;

  @Field(() => PaperSize, { description: 'The size of its sheets.' })
  @Column('text')
  paper: PaperSize;

  @Field(() => PageOrientation, { description: 'How the map lies on its sheet.' })
  @Column('text')
  orientation: PageOrientation;

  @Field(() => PrintedMapState, { description: 'How its making stands.' })
  @Column('text')
  state: PrintedMapState;

  @Field(() => Int, { description: 'How much of its making is done, in percent; 100 unless it is being made.' })
  @Column('integer', { default: 0 })
  progress: number;

  @Field(() => PrintedMapOrigin, { description: 'Where its file comes from.' })
  @Column('text', { default: 'DRAWN' })
  origin: PrintedMapOrigin;

  @Field({ description: 'Whether visitors get it.' })
  @Column('boolean', { default: true })
  isPublished: boolean;

  /** null: by the site's rules */
  @Column('integer', { nullable: true })
  printLayoutId: number | null;

  @ManyToOne(() => PrintLayout, { nullable: true, onDelete: 'SET NULL' })
  printLayout?: Relation<PrintLayout> | null;

  /** why the last attempt failed */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('text', { nullable: true })
  fileSha256: string | null;

  @Column('text', { nullable: true })
  previewSha256: string | null;

  /** hash of everything on the map; the file stays while the hash stays */
  @Column('text', { nullable: true })
  contentHash: string | null;

  /** hash of a content that could not be drawn */
  @Column('text', { nullable: true })
  failedHash: string | null;

  /** how many jobs failed with it, each with its repetitions */
  @Column('integer', { name: 'failed_tries', default: 0 })
  failedJobs: number;

  @Field(() => Int, { nullable: true, description: 'Size of the PDF in bytes; null until it is there.' })
  @Column('integer', { nullable: true })
  byteSize: number | null;

  @Field(() => Int, { nullable: true, description: 'How many pages it has; null where that is not known.' })
  @Column('integer', { nullable: true })
  pages: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was made or uploaded; null until it is there.',
  })
  @Column('timestamptz', { nullable: true })
  madeAt: Date | null;
}
