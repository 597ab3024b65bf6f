import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { BrochureList } from '../lists/BrochureList';
import { nameFrequent } from '../lists/nameFrequent';

/** Returns whether any ad of the default list matches a search. A page of one ad is far cheaper than a count. */
export async function hasAds(context: RequestContext, q: string): Promise<boolean> {
  const list = await BrochureList.prepare(context, { q }, null);
  const page = list.pageStatement({ size: 1, reading: 'FORWARD', after: null, before: null, offset: 0 });
  return (await preparedRows(context.database, nameFrequent(page))).length > 0;
}
