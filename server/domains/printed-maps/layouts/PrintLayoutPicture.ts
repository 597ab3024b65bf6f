import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { PrintLayout } from './PrintLayout';

/** A sheet of a layout's proof, as WebP. */
@Entity('print_layout_pictures')
export class PrintLayoutPicture {
  @PrimaryColumn('integer')
  printLayoutId: number;

  @ManyToOne(() => PrintLayout, { nullable: false, onDelete: 'CASCADE' })
  printLayout?: Relation<PrintLayout>;

  /** from 1 */
  @PrimaryColumn('integer')
  number: number;

  @Column('bytea')
  picture: Buffer;
}
