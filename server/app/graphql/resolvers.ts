import { AccountResolver } from '../../domains/accounts/AccountResolver';
import { SignedInViewerResolver } from '../../domains/accounts/SignedInViewerResolver';
import { SignInResolver } from '../../domains/accounts/SignInResolver';
import { BrochureResolver } from '../../domains/brochures/BrochureResolver';
import { BrochureStatusResolver } from '../../domains/brochures/BrochureStatusResolver';
import { BrochuresResolver } from '../../domains/browsing/BrochuresResolver';
import { CategoriesResolver } from '../../domains/browsing/CategoriesResolver';
import { MapAreasResolver } from '../../domains/browsing/MapAreasResolver';
import { CategoryResolver } from '../../domains/categories/CategoryResolver';
import { NodeIdResolver } from './nodes/NodeIdResolver';
import { NodeResolver } from './nodes/NodeResolver';

/** The one list of what the schema is made of. */
export const resolvers = [
  AccountResolver,
  BrochureResolver,
  BrochuresResolver,
  BrochureStatusResolver,
  CategoriesResolver,
  CategoryResolver,
  MapAreasResolver,
  NodeIdResolver,
  NodeResolver,
  SignedInViewerResolver,
  SignInResolver,
] as const;
