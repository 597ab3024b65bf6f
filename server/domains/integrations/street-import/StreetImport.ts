import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../../shared/relay/Node';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { sqlTexts } from '../../../platform/database/sqlTexts';
import { Account } from '../../accounts/Account';
import { baseMapKinds } from '../../map-areas/base-map/BaseMapKind';
import { MapArea } from '../../map-areas/MapArea';
import { ImportedKind } from './files/ImportedKind';
import { StreetFileFormat } from './files/StreetFileFormat';
import type { StreetImportReport } from './StreetImportReport';

const StreetImportState = { WAITING: 'WAITING', RUNNING: 'RUNNING', READY: 'READY', FAILED: 'FAILED' } as const;

type StreetImportState = (typeof StreetImportState)[keyof typeof StreetImportState];

registerEnumType(StreetImportState, {
  name: 'StreetImportState',
  description: 'How an import of streets stands.',
  valuesConfig: {
    WAITING: { description: 'It has been asked for.' },
    RUNNING: { description: 'It is under way; nothing can be seen of it before it is done.' },
    READY: { description: 'It is done, and `report` says what it did.' },
    FAILED: { description: 'Nothing was kept; `problem` says why.' },
  },
});

@Entity('street_imports')
@Check('street_imports_state_check', `state IN ('WAITING', 'RUNNING', 'READY', 'FAILED')`)
@Check('street_imports_format_check', `format IN ('GEOJSON', 'CSV', 'GNAF')`)
@Check('street_imports_kind_check', `kind IN (${sqlTexts(baseMapKinds)})`)
@Check('street_imports_progress_check', `progress BETWEEN 0 AND 100`)
@Check('street_imports_files_check', `cardinality(files) BETWEEN 1 AND 3`)
@Check('street_imports_report_check', `(state = 'READY') = (report IS NOT NULL)`)
@Index('street_imports_map_area_idx', ['mapAreaId', 'id'])
@ObjectType({
  implements: Node,
  description: 'An import of streets, or of other parts of a map, that is done in the background. For administrators.',
})
export class StreetImport implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  mapAreaId: number;

  @ManyToOne(() => MapArea, { nullable: false, onDelete: 'CASCADE' })
  mapArea?: Relation<MapArea>;

  @Column('integer', { nullable: true })
  requestedById: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'SET NULL' })
  requestedBy?: Relation<Account> | null;

  @Field(() => StreetImportState, { description: 'How it stands.' })
  @Column('text')
  state: StreetImportState;

  @Field(() => Int, { description: 'How much of it is done, in percent.' })
  @Column('integer', { default: 0 })
  progress: number;

  @Field({ description: 'Tried only: everything is done and undone again.' })
  @Column('boolean')
  dryRun: boolean;

  @Field(() => ImportedKind, { description: 'What the file brings.' })
  @Column('text')
  kind: ImportedKind;

  @Field(() => StreetFileFormat, { description: 'How it is written.' })
  @Column('text')
  format: StreetFileFormat;

  @Field(() => [String], { description: 'The files, under the names that their upload was answered with.' })
  @Column('text', { array: true })
  files: string[];

  @Field({ description: 'Where it comes from; importing under the same name again replaces what it brought.' })
  @Column('text')
  sourceName: string;

  @Field({ description: 'The notice that stands on every map that shows it.' })
  @Column('text')
  attribution: string;

  @Field({ description: 'Under which licence it may be used.' })
  @Column('text')
  licence: string;

  @Field(() => String, { nullable: true, description: 'Why nothing was kept; null unless it failed.' })
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('jsonb', { nullable: true })
  report: StreetImportReport | null;

  @Field(() => GraphQLDateTime, { description: 'When it was asked for.' })
  @Column('timestamptz')
  requestedAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it came to its end.' })
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
