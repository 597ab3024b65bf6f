export { LocalOffers, type ClientOptions, type ListOptions } from './LocalOffers.js';
export { LocalOffersError, type FieldProblem } from './LocalOffersError.js';
export { verifyWebhook, type WebhookEvent } from './verifyWebhook.js';
export { TypedDocumentString } from '../generated/documents.js';
export type {
  BrochureFilter,
  BrochureOrder,
  CategoriesQuery,
  ChangesQuery,
  MapAreasQuery,
  OfferFragment,
} from '../generated/documents.js';
export type { Change, ChangePage, NamedCategory, NamedMapArea, Offer } from './types.js';
