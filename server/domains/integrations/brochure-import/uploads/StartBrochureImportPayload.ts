import { Field, ObjectType } from 'type-graphql';
import { BrochureImport } from './BrochureImport';

@ObjectType({ description: 'What `startBrochureImport` did.' })
export class StartBrochureImportPayload {
  @Field(() => BrochureImport, { description: 'The file; it is imported in the background.' })
  readonly brochureImport: BrochureImport;

  constructor(brochureImport: BrochureImport) {
    this.brochureImport = brochureImport;
  }
}
