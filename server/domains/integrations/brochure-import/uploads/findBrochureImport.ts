import type { RequestContext } from '../../../../platform/context/RequestContext';
import { entityLoader } from '../../../../platform/loaders/entityLoader';
import { mayCall } from '../../../../shared/authorize';
import { BrochureImport } from './BrochureImport';

const brochureImportLoader = entityLoader(BrochureImport);

/** Returns null for a caller who may not list imports. */
export async function findBrochureImport(context: RequestContext, id: number): Promise<BrochureImport | null> {
  const isSeen = mayCall(context.viewer, 'brochureImports');
  return isSeen ? context.loader(brochureImportLoader).load(id) : null;
}
