import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { parseGlobalId } from '../../../shared/globalId';
import { findAccount } from '../../../domains/accounts/findAccount';
import { findAuditLogEntry } from '../../../domains/audit-log/findAuditLogEntry';
import { findBrochure } from '../../../domains/browsing/details/findBrochure';
import { findVendor } from '../../../domains/browsing/details/findVendor';
import { findAsset } from '../../../domains/browsing/details/findAsset';
import { findBulkJob } from '../../../domains/bulk-jobs/findBulkJob';
import { categoryLoader } from '../../../domains/categories/categoryLoader';
import { findBrochureImport } from '../../../domains/integrations/brochure-import/uploads/findBrochureImport';
import { findInvitationNode } from '../../../domains/invitations/findInvitationNode';
import { findStreetImport } from '../../../domains/integrations/street-import/findStreetImport';
import { findJobRun } from '../../../domains/job-runs/findJobRun';
import { mapAreaLoader } from '../../../domains/map-areas/mapAreaLoader';
import { findDataBreach } from '../../../domains/retention/data-breaches/findDataBreach';
import { findPrivacyRequest } from '../../../domains/retention/privacy-requests/findPrivacyRequest';
import { findEnquiry } from '../../../domains/enquiries/findEnquiry';
import { findMailOptOut } from '../../../domains/outgoing-mails/findMailOptOut';
import { findOutgoingMail } from '../../../domains/outgoing-mails/findOutgoingMail';
import { findPrintLayout } from '../../../domains/printed-maps/layouts/findPrintLayout';
import { findPrintedMap } from '../../../domains/printed-maps/findPrintedMap';
import { streetIndexEntryLoader } from '../../../domains/street-index/streetIndexEntryLoader';
import { findCouponPurchase } from '../../../domains/purchases/findCouponPurchase';

type NodeFetcher = (context: RequestContext, id: number) => Promise<object | null>;

/** How to fetch each Node type again, with the caller's permissions. A test compares this with the schema. */
export const nodeFetchers: Readonly<Record<string, NodeFetcher>> = {
  Account: findAccount,
  Asset: findAsset,
  AuditLogEntry: findAuditLogEntry,
  BrochureImport: findBrochureImport,
  BulkJob: findBulkJob,
  Brochure: (context, id) => findBrochure(context, { id }),
  Category: (context, id) => context.loader(categoryLoader).load(id),
  CouponPurchase: findCouponPurchase,
  Enquiry: findEnquiry,
  DataBreach: findDataBreach,
  PrivacyRequest: findPrivacyRequest,
  JobRun: findJobRun,
  MailOptOut: findMailOptOut,
  MapArea: (context, id) => context.loader(mapAreaLoader).load(id),
  OutgoingMail: findOutgoingMail,
  PrintLayout: findPrintLayout,
  PrintedMap: findPrintedMap,
  VendorInvitation: findInvitationNode,
  StreetImport: findStreetImport,
  StreetIndexEntry: (context, id) => context.loader(streetIndexEntryLoader).load(id),
  Vendor: findVendor,
};

/** Returns the record of an id. Null: unknown, deleted and hidden records look the same to the caller. */
export async function findNode(context: RequestContext, id: string): Promise<object | null> {
  const named = parseGlobalId(id);
  if (!named || !Object.hasOwn(nodeFetchers, named.type)) return null;
  try {
    return (await nodeFetchers[named.type]?.(context, named.databaseId)) ?? null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'GONE') return null;
    throw error;
  }
}
