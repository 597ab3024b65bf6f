import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { BrochureList } from '../lists/BrochureList';
import { nameFrequent } from '../lists/nameFrequent';

/** Returns whether any ad of the default list matches a search, which is far cheaper than a count or a page. */
export async function hasAds(context: RequestContext, q: string): Promise<boolean> {
  const list = await BrochureList.prepare(context, { q }, null);
  return (await preparedRows(context.database, nameFrequent(list.anyStatement()))).length > 0;
}
