import { Field, Int, ObjectType } from 'type-graphql';
import { BrochureMarker } from './BrochureMarker';

@ObjectType({ description: 'The ads of a list as marks on a map.' })
export class BrochureMarkers {
  @Field(() => Int, { description: 'How many ads the marks stand for; ads without a position are not among them.' })
  readonly totalCount: number;

  @Field(() => [BrochureMarker], {
    description: 'At most some 2,000, however many ads there are; the larger ones first.',
  })
  readonly markers: BrochureMarker[];

  constructor(markers: BrochureMarker[]) {
    this.markers = markers;
    this.totalCount = markers.reduce((sum, { count }) => sum + count, 0);
  }
}
