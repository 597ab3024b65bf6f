import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { permittedActions } from '../../../shared/permissions';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { BrochureFilter } from '../filters/BrochureFilter';
import type { BrochureOrder } from '../filters/BrochureOrder';
import type { BrochurePage } from './BrochurePage';
import { listBrochures } from './listBrochures';
import { allFields } from '../field-selection/allFields';
import type { ListSelection } from '../field-selection/ListSelection';

export interface PageBrochuresInput extends PageArguments {
  filter?: BrochureFilter | null;
  orderBy?: readonly BrochureOrder[] | null;
}

/** Returns a list for GraphQL, paged by cursor, or by page number in tables of administrators. */
export async function pageBrochures(
  context: RequestContext,
  input: PageBrochuresInput,
  selection: ListSelection = { fields: allFields, withTotal: false },
): Promise<BrochurePage> {
  const { filter, orderBy, ...page } = input;
  if (page.offset != null && !permittedActions(context.viewer).includes('pageBrochuresByOffset')) {
    const message = 'Only administrators page by "offset". Use "after" with the "endCursor" of the page before.';
    throw new DomainError(context.viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED', message);
  }
  return listBrochures(context, { page, filter, orderBy, ...selection });
}
