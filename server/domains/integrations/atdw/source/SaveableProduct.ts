import type { SourceProduct } from './SourceProduct';

/** A product with the moment of its last change as the list gave it. */
export interface FetchedProduct {
  product: SourceProduct;
  changedAt: Date | null;
}

/** A product with what the site adds. */
export interface SaveableProduct extends FetchedProduct {
  contentHash: string;
  categoryId: number;
  mapAreaId: number | null;
}
