import { deepestPage } from '../../../../shared/lists/deepestPage';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { mayCall } from '../../../shared/authorize';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { BrochureFilter } from '../filters/BrochureFilter';
import type { BrochureOrder } from '../filters/BrochureOrder';
import type { BrochurePage } from './BrochurePage';
import { defaultPageSize, listBrochures } from './listBrochures';
import { allFields } from '../field-selection/allFields';
import type { ListSelection } from '../field-selection/ListSelection';

export interface PageBrochuresInput extends PageArguments {
  /** number of a page of `first` ads, from 1 */
  page?: number | null;
  filter?: BrochureFilter | null;
  orderBy?: readonly BrochureOrder[] | null;
}

/** Returns a list for GraphQL, paged by cursor, or by page number in tables of administrators. */
export async function pageBrochures(
  context: RequestContext,
  input: PageBrochuresInput,
  selection: ListSelection = { fields: allFields, withTotal: false },
): Promise<BrochurePage> {
  const { filter, orderBy, page: number, ...page } = input;
  if (page.offset != null && !mayCall(context.viewer, 'pageBrochuresByOffset')) {
    const message = 'Only administrators page by "offset". Use "after" with the "endCursor" of the page before.';
    throw new DomainError(context.viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED', message);
  }
  if (number != null) page.offset = offsetOfPage(number, page);
  return listBrochures(context, { page, filter, orderBy, ...selection });
}

function offsetOfPage(number: number, { first, after, before, last, offset }: PageArguments): number {
  const refuse = (code: string, message: string) =>
    new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'page', code, message }] });
  if (!Number.isInteger(number) || number < 1 || number > deepestPage) {
    throw refuse('OUT_OF_RANGE', `"page" has to be a whole number from 1 to ${deepestPage}.`);
  }
  if ([after, before, last, offset].some((given) => given != null)) {
    throw refuse('EXCLUSIVE', 'Give either "page" with "first", or cursors, not both.');
  }
  return (number - 1) * (first ?? defaultPageSize);
}
