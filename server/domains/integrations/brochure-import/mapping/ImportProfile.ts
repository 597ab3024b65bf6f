import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';
import { GraphQLDateTime } from '../../../../shared/scalars/GraphQLDateTime';
import type { ImportMapping } from './ImportMapping';
import { MappedColumn, MappedValue } from './MappedColumn';

/** A mapping that is kept under a name, for the files of one source. */
@Entity('import_profiles')
@Index('import_profiles_id_key', ['id'], { unique: true })
@ObjectType({ description: 'How the files of one source are read, kept under a name. Not a Node.' })
export class ImportProfile {
  @Field(() => Int, { name: 'databaseId', description: 'Its number, by which the audit log names it.' })
  @Column('integer')
  @Generated('increment')
  id: number;

  @Field({ description: 'Its name, up to 80 characters.' })
  @PrimaryColumn('text')
  name: string;

  @Column('jsonb')
  mapping: ImportMapping;

  @Field(() => GraphQLDateTime, { description: 'When it was last kept.' })
  @Column('timestamptz')
  updatedAt: Date;

  @Field(() => [MappedColumn], { description: 'Columns that are read as others, or not at all.' })
  get columns(): MappedColumn[] {
    return this.mapping.columns.map(({ column, target }) => new MappedColumn(column, target));
  }

  @Field(() => [MappedValue], { description: 'Values that are read as others.' })
  get values(): MappedValue[] {
    return this.mapping.values.map((value) => new MappedValue(value));
  }
}
