import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { Asset } from './assets/Asset';
import { assetsOfBrochureLoader } from './assets/assetsOfBrochureLoader';
import { AssetType } from './assets/AssetType';
import { Category } from '../categories/Category';
import { MapArea } from '../map-areas/MapArea';
import { Vendor } from '../vendors/Vendor';
import { Brochure } from './Brochure';
import { brochureCategoriesLoader } from './relations/brochureCategoriesLoader';
import { categoryOf } from './relations/categoryOf';
import { companyOf } from './computed/companyOf';
import { contactEmailFor } from './computed/contactEmailFor';
import { displayTitle } from './computed/displayTitle';
import { isActive } from './computed/isActive';
import { mapAreaOf } from './relations/mapAreaOf';
import { thumbnailOf } from './relations/thumbnailOf';
import { vendorOf } from './relations/vendorOf';

/** Resolves an ad's relations, each read once for all ads of a request. */
@Resolver(() => Brochure)
export class BrochureResolver {
  @FieldResolver(() => Vendor, { nullable: true, description: 'The company whose ad it is.' })
  vendor(@Root() brochure: Brochure, @Ctx() context: RequestContext): Vendor | null | Promise<Vendor | null> {
    return vendorOf(context, brochure);
  }

  @FieldResolver(() => String, { description: 'The title, or the company name where there is none.' })
  displayTitle(@Root() brochure: Brochure, @Ctx() context: RequestContext): string | Promise<string> {
    const company = companyOf(context, brochure);
    return company instanceof Promise
      ? company.then((found) => displayTitle(brochure, found))
      : displayTitle(brochure, company);
  }

  @FieldResolver(() => Category, { description: 'Main category, which may be a sub-category.' })
  category(@Root() brochure: Brochure, @Ctx() context: RequestContext): Category | null | Promise<Category | null> {
    return categoryOf(context, brochure);
  }

  @FieldResolver(() => [Category], { description: 'Further categories.' })
  brochureCategories(@Root() { id }: Brochure, @Ctx() context: RequestContext): Promise<Category[]> {
    return context.loader(brochureCategoriesLoader).load(id);
  }

  @FieldResolver(() => MapArea, { nullable: true, description: 'The printed map that it stands on.' })
  mapArea(@Root() brochure: Brochure, @Ctx() context: RequestContext): MapArea | null | Promise<MapArea | null> {
    return mapAreaOf(context, brochure);
  }

  @FieldResolver(() => Boolean, { description: 'Whether today, in its own time zone, lies inside its dates.' })
  isActive(@Root() brochure: Brochure, @Ctx() { clock }: RequestContext): boolean {
    return isActive(brochure, clock.now());
  }

  @FieldResolver(() => String, { nullable: true, description: 'E-mail address for enquiries; not public on ATDW_AD.' })
  contactEmail(@Root() brochure: Brochure, @Ctx() { viewer }: RequestContext): string | null {
    return contactEmailFor(viewer, brochure);
  }

  @FieldResolver(() => [Asset], { description: 'Pictures and documents, lowest `sortOrder` first.' })
  async assets(
    @Root() { id }: Brochure,
    @Arg('types', () => [AssetType], { nullable: true, description: 'Only these kinds; all when absent.' })
    types: AssetType[] | null,
    @Ctx() context: RequestContext,
  ): Promise<Asset[]> {
    const assets = await context.loader(assetsOfBrochureLoader).load(id);
    return types ? assets.filter(({ type }) => types.includes(type)) : assets;
  }

  @FieldResolver(() => Asset, {
    nullable: true,
    description: 'The BROCHURE_IMAGE with the lowest `sortOrder`, or else a BROCHURE_THUMBNAIL_IMAGE.',
  })
  thumbnail(@Root() brochure: Brochure, @Ctx() context: RequestContext): Asset | null | Promise<Asset | null> {
    return thumbnailOf(context, brochure);
  }
}
