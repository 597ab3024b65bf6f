import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An uploaded file to import. It is deleted after the import, or after a week. */
@Entity('street_files')
@Check('street_files_sha256_check', `sha256 ~ '^[0-9a-f]{64}$'`)
@Check('street_files_byte_size_check', `byte_size > 0`)
export class StreetFile {
  @PrimaryColumn('text')
  sha256: string;

  @Column('integer')
  byteSize: number;

  @Column('timestamptz')
  uploadedAt: Date;
}
