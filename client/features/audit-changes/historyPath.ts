import { privatePaths } from '../../shared/privatePaths';

const paths: Readonly<Record<string, (databaseId: number) => string>> = {
  ApiKey: privatePaths.adminApiKeyHistory,
  AtdwSettings: privatePaths.adminAtdwHistory,
  Brochure: privatePaths.adminBrochureHistory,
  Category: privatePaths.adminCategoryHistory,
  CouponPurchase: privatePaths.adminCouponHistory,
  DataBreach: privatePaths.adminDataBreachHistory,
  Enquiry: privatePaths.adminEnquiryHistory,
  ImportProfile: privatePaths.adminImportProfileHistory,
  MapArea: privatePaths.adminMapAreaHistory,
  PrintLayout: privatePaths.adminPrintLayoutHistory,
  PrintedMap: privatePaths.adminPrintedMapHistory,
  PrivacyRequest: privatePaths.adminPrivacyRequestHistory,
  StreetIndexEntry: privatePaths.adminStreetHistory,
  Vendor: privatePaths.adminVendorHistory,
  Webhook: privatePaths.adminWebhookHistory,
};

interface Audited {
  entityType: string;
  entityDatabaseId: number;
}

/** The path of the screen with all changes of an audited record; null for kinds without one. */
export function historyPath({ entityType, entityDatabaseId }: Audited): string | null {
  return Object.hasOwn(paths, entityType) ? (paths[entityType]?.(entityDatabaseId) ?? null) : null;
}
