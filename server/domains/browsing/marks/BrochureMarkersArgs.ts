import { ArgsType, Field, Float } from 'type-graphql';
import { BrochureFilterInput } from '../filters/BrochureFilterInput';

@ArgsType()
export class BrochureMarkersArgs {
  @Field(() => BrochureFilterInput, {
    nullable: true,
    description: 'Which ads, as for `brochures`; `box` is the window of the map.',
  })
  filter?: BrochureFilterInput | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The zoom of the map (0: the world is 256 pixels wide; each step doubles it), up to 24. Ads closer than some 50 pixels become one mark. Absent: so coarse that all ads fit a small window.',
  })
  zoom?: number | null;
}
