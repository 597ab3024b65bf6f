import { Field, ID, InputType } from 'type-graphql';
import { ImportedKind } from './files/ImportedKind';
import { StreetFileFormat } from './files/StreetFileFormat';

@InputType({ description: 'What to import, and whose data it is.' })
export class StartStreetImportInput {
  @Field(() => ID, { description: 'Global id of the map area.' })
  mapArea: string;

  @Field(() => [String], {
    description:
      'One file, or up to three tables of G-NAF, as `/rest/brochure/administrator/streetsIndex/file` named them.',
  })
  files: string[];

  @Field(() => StreetFileFormat, { description: 'How they are written.' })
  format: StreetFileFormat;

  @Field(() => ImportedKind, { description: 'What they bring.' })
  kind: ImportedKind;

  @Field({ description: '1 to 120 characters; importing under the same name again replaces what it brought.' })
  sourceName: string;

  @Field({ description: '1 to 300 characters: the notice that has to stand on every map that shows it.' })
  attribution: string;

  @Field({ description: '1 to 300 characters: under which licence it may be used.' })
  licence: string;

  @Field({ description: 'Only try: everything is done, reported and undone.' })
  dryRun: boolean;
}
