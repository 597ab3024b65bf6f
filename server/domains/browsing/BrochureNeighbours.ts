import type { LoaderFactory, RequestContext } from '../../platform/context/RequestContext';
import type { Asset } from '../assets/Asset';
import { thumbnailLoader } from '../assets/thumbnailLoader';
import type { Brochure } from '../brochures/Brochure';
import { brochureCategoriesLoader } from '../brochures/brochureCategoriesLoader';
import type { Category } from '../categories/Category';
import { categoryLoader } from '../categories/categoryLoader';
import type { MapArea } from '../map-areas/MapArea';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import type { Vendor } from '../vendors/Vendor';
import { vendorLoader } from '../vendors/vendorLoader';

interface RowOfNeighbours {
  vendor: () => Vendor | null;
  mapArea: () => MapArea | null;
  thumbnail: Asset | null;
  category: () => Category | null;
  parent: () => Category | null;
  further: { category: Category | null; parent: Category | null }[];
}

/**
 * The neighbours that came with the ads of one statement: made once each, however many ads share them, put on the ads
 * themselves and into the request's loaders.
 */
export class BrochureNeighbours {
  private readonly vendors = new Map<number, Vendor | null>();
  private readonly mapAreas = new Map<number, MapArea | null>();
  private readonly categories = new Map<number, Category | null>();

  constructor(private readonly context: RequestContext) {}

  give(ad: Brochure, row: RowOfNeighbours): void {
    const { context } = this;
    ad.vendor = ad.vendorId === null ? null : this.once(this.vendors, vendorLoader, ad.vendorId, row.vendor);
    ad.mapArea = ad.mapAreaId === null ? null : this.once(this.mapAreas, mapAreaLoader, ad.mapAreaId, row.mapArea);
    const category = this.category(ad.categoryId, row.category, row.parent);
    if (category) ad.category = category;
    ad.thumbnail = row.thumbnail;
    context.loader(thumbnailLoader).prime(ad.id, row.thumbnail);
    const further = row.further.flatMap(({ category: each, parent }) =>
      each
        ? (this.category(
            each.id,
            () => each,
            () => parent,
          ) ?? [])
        : [],
    );
    context.loader(brochureCategoriesLoader).prime(ad.id, further);
  }

  private once<T>(
    seen: Map<number, T | null>,
    loader: LoaderFactory<number, T | null>,
    id: number,
    read: () => T | null,
  ): T | null {
    const known = seen.get(id);
    if (known !== undefined) return known;
    const made = read();
    seen.set(id, made);
    this.context.loader(loader).prime(id, made);
    return made;
  }

  private category(id: number, read: () => Category | null, readParent: () => Category | null): Category | null {
    const category = this.once(this.categories, categoryLoader, id, read);
    if (category && category.parent === undefined) {
      category.parent = category.parentId === null ? null : this.parent(category.parentId, readParent);
    }
    return category;
  }

  /** A parent is a category like any other; of its own parent nothing is known here but whether it has one. */
  private parent(id: number, read: () => Category | null): Category | null {
    const parent = this.once(this.categories, categoryLoader, id, read);
    if (parent?.parentId === null) parent.parent = null;
    return parent;
  }
}
