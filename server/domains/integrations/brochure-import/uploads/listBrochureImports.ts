import type { RequestContext } from '../../../../platform/context/RequestContext';
import { pageOfRows } from '../../../../platform/database/pageOfRows';
import type { Page } from '../../../../platform/graphql/Page';
import type { PageArguments } from '../../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../../shared/paging/SortKey';
import { authorize } from '../../../../shared/authorize';
import { BrochureImport } from './BrochureImport';

const newestFirst: readonly SortKey[] = [
  { name: 'ID', expression: 'i.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** Lists uploaded files of ads, newest first. */
export function listBrochureImports(
  context: RequestContext,
  page: Omit<PageArguments, 'offset'>,
): Promise<Page<{ item: BrochureImport; cursor: string }>> {
  authorize(context.viewer, 'brochureImports');
  const list = { entity: BrochureImport, alias: 'i', keys: newestFirst, conditions: () => [] };
  return pageOfRows(context.database, list, page);
}
