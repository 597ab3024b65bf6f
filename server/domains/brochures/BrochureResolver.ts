import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { Asset } from '../assets/Asset';
import { assetsOfBrochureLoader } from '../assets/assetsOfBrochureLoader';
import { AssetType } from '../assets/AssetType';
import { thumbnailLoader } from '../assets/thumbnailLoader';
import { Category } from '../categories/Category';
import { categoryLoader } from '../categories/categoryLoader';
import { MapArea } from '../map-areas/MapArea';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { Vendor } from '../vendors/Vendor';
import { vendorLoader } from '../vendors/vendorLoader';
import { Brochure } from './Brochure';
import { brochureCategoriesLoader } from './brochureCategoriesLoader';
import { contactEmailFor } from './contactEmailFor';
import { displayTitle } from './displayTitle';
import { isActive } from './isActive';

/** An ad's neighbours, each read once for all ads of a request. */
@Resolver(() => Brochure)
export class BrochureResolver {
  @FieldResolver(() => Vendor, { nullable: true, description: 'The company whose ad it is.' })
  vendor(@Root() { vendorId }: Brochure, @Ctx() context: RequestContext): Promise<Vendor | null> | null {
    return vendorId === null ? null : context.loader(vendorLoader).load(vendorId);
  }

  @FieldResolver(() => String, { description: 'The title, or the company name where there is none.' })
  async displayTitle(@Root() brochure: Brochure, @Ctx() context: RequestContext): Promise<string> {
    return displayTitle(brochure, await this.vendor(brochure, context));
  }

  @FieldResolver(() => Category, { description: 'Main category, which may be a sub-category.' })
  category(@Root() { categoryId }: Brochure, @Ctx() context: RequestContext): Promise<Category | null> {
    return context.loader(categoryLoader).load(categoryId);
  }

  @FieldResolver(() => [Category], { description: 'Further categories.' })
  brochureCategories(@Root() { id }: Brochure, @Ctx() context: RequestContext): Promise<Category[]> {
    return context.loader(brochureCategoriesLoader).load(id);
  }

  @FieldResolver(() => MapArea, { nullable: true, description: 'The printed map that it stands on.' })
  mapArea(@Root() { mapAreaId }: Brochure, @Ctx() context: RequestContext): Promise<MapArea | null> | null {
    return mapAreaId === null ? null : context.loader(mapAreaLoader).load(mapAreaId);
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
  thumbnail(@Root() { id }: Brochure, @Ctx() context: RequestContext): Promise<Asset | null> {
    return context.loader(thumbnailLoader).load(id);
  }
}
