import type { RequestContext } from '../../../platform/context/RequestContext';
import type { BrochurePage } from './BrochurePage';
import { pageBrochures, type PageBrochuresInput } from './pageBrochures';

/** Returns the ads of the caller's company; null for administrators, who have no company. */
export async function pageOwnBrochures(
  context: RequestContext,
  { vendorId }: { vendorId: number | null },
  input: PageBrochuresInput,
): Promise<BrochurePage | null> {
  return vendorId === null ? null : pageBrochures(context, { ...input, filter: { ...input.filter, vendorId } });
}
