import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Asset } from '../../brochures/assets/Asset';
import { thumbnailLoader } from '../../brochures/assets/thumbnailLoader';
import type { Brochure } from '../../brochures/Brochure';
import { brochureCategoriesLoader } from '../../brochures/relations/brochureCategoriesLoader';
import type { Category } from '../../categories/Category';
import { categoryLoader } from '../../categories/categoryLoader';
import { mapAreaLoader } from '../../map-areas/mapAreaLoader';
import type { Vendor } from '../../vendors/Vendor';
import { vendorLoader } from '../../vendors/vendorLoader';
import type { ReferenceData } from '../reference-data/ReferenceData';

/** Relations read in an ad's row; undefined: not read. */
interface RelationsOfRow {
  vendor: (() => Vendor | null) | undefined;
  vendorName: string | null | undefined;
  thumbnail: Asset | null | undefined;
  furtherIds: readonly number[] | undefined;
}

/**
 * Builds the relations of one statement's ads from their rows and the reference data. Ads share one object for each
 * relation; it is set on the ads and, if it was read whole, primed in the request's loaders.
 */
export class BrochureRelations {
  private readonly vendors = new Map<number, Vendor | null>();
  private readonly primed = new Set<Category>();

  constructor(
    private readonly context: RequestContext,
    private readonly referenceData: ReferenceData | null,
    private readonly isWhole: { vendor: boolean; thumbnail: boolean },
  ) {}

  assign(ad: Brochure, { vendor, vendorName, thumbnail, furtherIds }: RelationsOfRow): void {
    const { context, referenceData } = this;
    if (vendor) ad.vendor = ad.vendorId === null ? null : this.vendor(ad.vendorId, vendor);
    else if (vendorName !== undefined) ad.vendorName = vendorName;
    if (referenceData) this.assignReferences(ad, referenceData);
    if (thumbnail !== undefined) {
      ad.thumbnail = thumbnail;
      if (this.isWhole.thumbnail) context.loader(thumbnailLoader).prime(ad.id, thumbnail);
    }
    if (furtherIds) {
      const further = furtherIds.flatMap((id) => this.category(id) ?? []);
      further.sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id);
      context.loader(brochureCategoriesLoader).prime(ad.id, further);
    }
  }

  private assignReferences(ad: Brochure, { mapAreas }: ReferenceData): void {
    const category = this.category(ad.categoryId);
    if (category) ad.category = category;
    const mapArea = ad.mapAreaId === null ? null : mapAreas.get(ad.mapAreaId);
    if (mapArea !== undefined) ad.mapArea = mapArea;
    if (mapArea) this.context.loader(mapAreaLoader).prime(mapArea.id, mapArea);
  }

  private vendor(id: number, read: () => Vendor | null): Vendor | null {
    const known = this.vendors.get(id);
    if (known !== undefined) return known;
    const made = read();
    this.vendors.set(id, made);
    if (this.isWhole.vendor) this.context.loader(vendorLoader).prime(id, made);
    return made;
  }

  private category(id: number): Category | undefined {
    const category = this.referenceData?.categories.get(id);
    if (!category || this.primed.has(category)) return category;
    this.primed.add(category);
    const loader = this.context.loader(categoryLoader);
    loader.prime(id, category);
    if (category.parent) loader.prime(category.parent.id, category.parent);
    return category;
  }
}
