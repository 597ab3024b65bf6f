import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { changeBrochureStatus } from './changeBrochureStatus';
import { publishStep } from './publishStep';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `publishBrochure` did.' })
export class PublishBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which ad to publish.' })
export class PublishBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

export async function publishBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'publishBrochure');
  return changeBrochureStatus(context, id, publishStep('publishBrochure', context));
}
