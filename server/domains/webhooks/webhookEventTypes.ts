/** What a webhook can tell (docs/rules/interfaces.md#webhooks). Triggers write them: migration `Webhooks`. */
export const webhookEventTypes = {
  'brochure.published': 'An ad became public.',
  'brochure.updated': 'A public ad, or one of its files, changed.',
  'brochure.withdrawn': 'A public ad was archived, deleted or sent back to review.',
  'coupon.sold': 'Somebody reserved a coupon.',
  'coupon.redeemed': 'A coupon was redeemed.',
  'coupon.cancelled': 'A buyer cancelled a coupon.',
  'coupon.voided': 'An administrator voided a coupon, or nobody confirmed it.',
  'review.submitted': 'An ad, or a change of one, was sent for review.',
  'review.approved': 'A review approved an ad or a change.',
  'review.refused': 'A review refused an ad or a change, or asks for changes.',
  'vendor.invited': 'Somebody was invited to a company.',
  'vendor.created': 'A company was added.',
} as const;

export type WebhookEventType = keyof typeof webhookEventTypes;

export const webhookEventTypeNames = Object.keys(webhookEventTypes) as WebhookEventType[];
