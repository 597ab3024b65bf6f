import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { PrintedMap } from '../PrintedMap';

/** A file that a printed map had until a moment ago. Pages that were loaded before still name it. */
@Entity('replaced_map_files')
@Check('replaced_map_files_sha256_check', `sha256 ~ '^[0-9a-f]{64}$'`)
@Index('replaced_map_files_sha256_idx', ['sha256'])
@Index('replaced_map_files_printed_map_id_idx', ['printedMapId'])
export class ReplacedMapFile {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  printedMapId: number;

  @ManyToOne(() => PrintedMap, { nullable: false, onDelete: 'CASCADE' })
  printedMap?: Relation<PrintedMap>;

  @Column('text')
  sha256: string;

  /** whether the map was published when it got another file */
  @Column('boolean', { default: false })
  wasPublished: boolean;
}
