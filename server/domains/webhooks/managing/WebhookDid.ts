import { Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Which webhook.' })
export class WebhookDidInput {
  @Field({ description: 'Display id of the webhook.' })
  @Matches(/^[0-9A-Za-z_-]{12}$/, { message: 'This is not the display id of a webhook.' })
  did: string;
}
