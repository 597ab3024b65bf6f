import { Field, Float, Int, ObjectType } from 'type-graphql';
import { BrochureType } from '../../brochures/BrochureType';

@ObjectType({
  description: 'A mark on the map: one ad, or several that stand too close to each other to be told apart.',
})
export class BrochureMarker {
  @Field(() => Float, { description: 'Degrees; of several ads, the middle of them.' })
  readonly latitude: number;

  @Field(() => Float, { description: 'Degrees; of several ads, the middle of them.' })
  readonly longitude: number;

  @Field(() => Int, { description: 'How many ads stand here.' })
  readonly count: number;

  @Field(() => Int, { description: 'How many of them are coupon ads.' })
  readonly couponsCount: number;

  @Field(() => Int, {
    description:
      'How many of them are tourism ads. Where it is not 0, credit their source on the map: “Listings supplied by the Australian Tourism Data Warehouse (ATDW)”.',
  })
  readonly atdwCount: number;

  @Field(() => BrochureType, { nullable: true, description: 'The type of all of them; null when they differ.' })
  readonly type: BrochureType | null;

  @Field(() => Int, { nullable: true, description: 'The index of a single ad on the printed map; null of several.' })
  readonly adIndex: number | null;

  @Field(() => [Int], { description: '`databaseId` of each, for up to 20 ads; empty for more.' })
  readonly databaseIds: number[];

  @Field(() => Float, { description: 'Western edge of the box around them, degrees.' })
  readonly west: number;

  @Field(() => Float, { description: 'Southern edge, degrees.' })
  readonly south: number;

  @Field(() => Float, { description: 'Eastern edge, degrees.' })
  readonly east: number;

  @Field(() => Float, { description: 'Northern edge, degrees.' })
  readonly north: number;

  constructor(values: Pick<BrochureMarker, keyof BrochureMarker>) {
    Object.assign(this, values);
  }
}
