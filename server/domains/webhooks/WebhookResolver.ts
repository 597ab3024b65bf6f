import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { createWebhook, CreateWebhookInput, CreateWebhookPayload } from './managing/createWebhook';
import { deleteWebhook, DeleteWebhookPayload } from './managing/deleteWebhook';
import { listWebhookDeliveries, listWebhooks } from './managing/listWebhooks';
import { replayWebhook, ReplayWebhookInput, ReplayWebhookPayload } from './managing/replayWebhook';
import {
  rotateWebhookSecret,
  RotateWebhookSecretInput,
  RotateWebhookSecretPayload,
} from './managing/rotateWebhookSecret';
import { sendTestWebhook, SendTestWebhookPayload } from './managing/sendTestWebhook';
import { updateWebhook, UpdateWebhookInput, UpdateWebhookPayload } from './managing/updateWebhook';
import { WebhookDidInput } from './managing/WebhookDid';
import { WebhookDelivery } from './WebhookDelivery';
import { webhookEventTypeNames, webhookEventTypes, type WebhookEventType } from './webhookEventTypes';
import { WebhookSubscription } from './WebhookSubscription';

@ObjectType('WebhookEventType', { description: 'Something that a webhook can tell.' })
class ListedEventType {
  @Field(() => String, { description: 'Its name, such as brochure.published.' })
  readonly name: WebhookEventType;

  @Field({ description: 'When it happens, in a sentence.' })
  readonly description: string;

  constructor(name: WebhookEventType) {
    this.name = name;
    this.description = webhookEventTypes[name];
  }
}

@Resolver()
export class WebhookResolver {
  @Query(() => [WebhookSubscription], {
    description: 'Webhooks, the newest first: of the site for administrators, of its company for an owner.',
  })
  webhooks(@Ctx() context: RequestContext): Promise<WebhookSubscription[]> {
    return listWebhooks(context);
  }

  @Query(() => [ListedEventType], { description: 'The events that a webhook can get.' })
  webhookEventTypes(@Ctx() { viewer }: RequestContext): ListedEventType[] {
    authorize(viewer, 'webhookEventTypes');
    return webhookEventTypeNames.map((name) => new ListedEventType(name));
  }

  @Query(() => [WebhookDelivery], { description: 'The last 100 messages to a webhook, the newest first.' })
  webhookDeliveries(
    @Arg('did', () => String, { description: 'Display id of the webhook.' }) did: string,
    @Ctx() context: RequestContext,
  ): Promise<WebhookDelivery[]> {
    return listWebhookDeliveries(context, did);
  }

  @Mutation(() => CreateWebhookPayload, {
    description: 'Makes a webhook and shows its secret this once. Owners of a company and administrators may.',
  })
  createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook to make.' }) input: CreateWebhookInput,
    @Ctx() context: RequestContext,
  ): Promise<CreateWebhookPayload> {
    return createWebhook(context, input);
  }

  @Mutation(() => UpdateWebhookPayload, { description: 'Changes, pauses or resumes a webhook.' })
  async updateWebhook(
    @Arg('input', () => UpdateWebhookInput, { description: 'The webhook as it is to be.' }) input: UpdateWebhookInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateWebhookPayload> {
    return new UpdateWebhookPayload(await updateWebhook(context, input));
  }

  @Mutation(() => RotateWebhookSecretPayload, {
    description: 'Gives a webhook a new secret; messages have both signatures until the overlap is over.',
  })
  rotateWebhookSecret(
    @Arg('input', () => RotateWebhookSecretInput, { description: 'The webhook.' }) input: RotateWebhookSecretInput,
    @Ctx() context: RequestContext,
  ): Promise<RotateWebhookSecretPayload> {
    return rotateWebhookSecret(context, input);
  }

  @Mutation(() => SendTestWebhookPayload, { description: 'Sends an event `webhook.test` to a webhook.' })
  sendTestWebhook(
    @Arg('input', () => WebhookDidInput, { description: 'The webhook.' }) input: WebhookDidInput,
    @Ctx() context: RequestContext,
  ): Promise<SendTestWebhookPayload> {
    return sendTestWebhook(context, input);
  }

  @Mutation(() => ReplayWebhookPayload, { description: 'Sends messages again: one, or those of a time.' })
  async replayWebhook(
    @Arg('input', () => ReplayWebhookInput, { description: 'Which messages.' }) input: ReplayWebhookInput,
    @Ctx() context: RequestContext,
  ): Promise<ReplayWebhookPayload> {
    return new ReplayWebhookPayload(await replayWebhook(context, input));
  }

  @Mutation(() => DeleteWebhookPayload, { description: 'Deletes a webhook with its log.' })
  deleteWebhook(
    @Arg('input', () => WebhookDidInput, { description: 'The webhook.' }) input: WebhookDidInput,
    @Ctx() context: RequestContext,
  ): Promise<DeleteWebhookPayload> {
    return deleteWebhook(context, input);
  }
}
