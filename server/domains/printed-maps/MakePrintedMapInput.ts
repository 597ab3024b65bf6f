import { Field, ID, InputType } from 'type-graphql';
import { PageOrientation } from './PageOrientation';
import { PaperSize } from './PaperSize';

@InputType({ description: 'Which PDF map to make.' })
export class MakePrintedMapInput {
  @Field(() => ID, { description: 'Global id of the map area.' })
  mapArea: string;

  @Field(() => PaperSize, { description: 'The paper that it is for.' })
  paper: PaperSize;

  @Field(() => PageOrientation, { description: 'How the map lies on the paper.' })
  orientation: PageOrientation;
}
