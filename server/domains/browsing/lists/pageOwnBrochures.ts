import type { RequestContext } from '../../../platform/context/RequestContext';
import type { BrochurePage } from './BrochurePage';
import { pageBrochures, type PageBrochuresInput } from './pageBrochures';

/** The ads of the company of a login; null for administrators, who belong to none. */
export async function pageOwnBrochures(
  context: RequestContext,
  { vendorId }: { vendorId: number | null },
  input: PageBrochuresInput,
): Promise<BrochurePage | null> {
  return vendorId === null ? null : pageBrochures(context, { ...input, filter: { ...input.filter, vendorId } });
}
