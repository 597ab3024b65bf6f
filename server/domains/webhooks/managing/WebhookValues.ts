import { ArrayMaxSize, ArrayMinSize, IsIn, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { DomainError } from '../../../shared/errors/DomainError';
import { cleanLine } from '../../../shared/text/cleanLine';
import { HasLength } from '../../../shared/validation/HasLength';
import { webhookEventTypeNames, type WebhookEventType } from '../webhookEventTypes';
import type { WebhookSubscription } from '../WebhookSubscription';
import { checkWebhookUrl } from './checkWebhookUrl';

@InputType()
export abstract class WebhookValues {
  @Field({ description: 'What it is for: 1 to 80 characters.' })
  @HasLength(1, 80, 'A description has at most 80 characters.')
  description: string;

  @Field({ description: 'A public address that begins with https://, up to 500 characters.' })
  @MaxLength(1000, { message: 'An address has at most 500 characters.' })
  url: string;

  @Field(() => [String], { description: 'The events that it gets: names of `webhookEventTypes`.' })
  @IsIn(webhookEventTypeNames, { each: true, message: 'There is no such event: see webhookEventTypes.' })
  @ArrayMinSize(1, { message: 'Choose at least one event.' })
  @ArrayMaxSize(webhookEventTypeNames.length, { message: 'Name each event once.' })
  eventTypes: WebhookEventType[];
}

/** @throws VALIDATION_FAILED */
export function readWebhookValues({
  description: given,
  url,
  eventTypes,
}: WebhookValues): Pick<WebhookSubscription, 'description' | 'url' | 'eventTypes'> {
  const description = cleanLine(given);
  if (description === '') {
    const message = 'Say what the webhook is for.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'description', code: 'REQUIRED', message }],
    });
  }
  const named = webhookEventTypeNames.filter((type) => eventTypes.includes(type));
  return { description, url: checkWebhookUrl(url), eventTypes: named };
}
