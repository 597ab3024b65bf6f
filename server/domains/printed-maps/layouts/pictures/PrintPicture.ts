import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A picture for printed maps that was uploaded. Layouts name it by its hash. */
@Entity('print_pictures')
@Check('print_pictures_hash_check', `hash ~ '^[0-9a-f]{64}$'`)
@Unique('print_pictures_hash_key', ['hash'])
@Check('print_pictures_size_check', 'width >= 1 AND height >= 1')
export class PrintPicture {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** of `content` (SHA-256, in hexadecimal) */
  @Column('text')
  hash: string;

  /** PNG, encoded anew */
  @Column('bytea')
  content: Buffer;

  /** in pixels */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('timestamptz')
  createdAt: Date;
}
