import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../../brochures/Brochure';
import { BrochureNeed } from './BrochureNeed';
import { BrochureProblem } from './BrochureProblem';

@ObjectType({ description: 'What would become of an ad if a change of it were saved now. Nothing is kept.' })
export class BrochureCheck {
  @Field(() => [BrochureProblem], { description: 'What stands against saving it; none when it can be saved.' })
  problems: BrochureProblem[];

  @Field(() => [BrochureNeed], { description: 'What its type needs to be published, met or not.' })
  needs: BrochureNeed[];

  @Field(() => Brochure, {
    nullable: true,
    description:
      'The ad as it would be, without the fields that break a rule. Its `databaseId` is the negative of the ad’s, 0 for a new one: it can only be looked at. Null where there is no category to show it under.',
  })
  preview: Brochure | null;
}
