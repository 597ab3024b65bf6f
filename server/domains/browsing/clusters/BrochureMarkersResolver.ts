import { Args, Ctx, Query, Resolver, Field, Int, ObjectType, ArgsType, Float } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { markBrochures } from './markBrochures';
import { BrochureMarker } from './BrochureMarker';
import { BrochureFilterInput } from '../filters/BrochureFilterInput';

@ArgsType()
class BrochureMarkersArgs {
  @Field(() => BrochureFilterInput, {
    nullable: true,
    description: 'Which ads, as for `brochures`; `box` is the window of the map.',
  })
  filter?: BrochureFilterInput | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The zoom of the map (0: the world is 256 pixels wide; each step doubles it), up to 24. Ads closer than `spacing` become one mark. Absent: so coarse that all ads fit a small window.',
  })
  zoom?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Pixels below which ads become one mark, from 20 (dots) to 256; absent: 56, the width of a finger. Needs `zoom`.',
  })
  spacing?: number | null;
}

@ObjectType({ description: 'The ads of a list as marks on a map.' })
class BrochureMarkers {
  @Field(() => Int, { description: 'How many ads the marks stand for; ads without a position are not among them.' })
  readonly totalCount: number;

  @Field(() => [BrochureMarker], {
    description:
      'At most some 2,000, at the least spacing some 9,000, however many ads there are; the larger ones first.',
  })
  readonly markers: BrochureMarker[];

  constructor(markers: BrochureMarker[]) {
    this.markers = markers;
    this.totalCount = markers.reduce((sum, { count }) => sum + count, 0);
  }
}

@Resolver()
export class BrochureMarkersResolver {
  @Query(() => BrochureMarkers, {
    description: 'The ads that the caller may see, gathered into marks for a map at the given zoom.',
  })
  async brochureMarkers(
    @Args(() => BrochureMarkersArgs) args: BrochureMarkersArgs,
    @Ctx() context: RequestContext,
  ): Promise<BrochureMarkers> {
    return new BrochureMarkers(await markBrochures(context, args));
  }
}
