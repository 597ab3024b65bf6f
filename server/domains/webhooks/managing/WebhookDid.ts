import { Field, InputType } from 'type-graphql';
import { IsDid } from '../../../shared/validation/IsDid';

@InputType({ description: 'Which webhook.' })
export class WebhookDidInput {
  @Field({ description: 'Display id of the webhook.' })
  @IsDid('webhook')
  did: string;
}
