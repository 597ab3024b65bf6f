/** Why a run could not take a product. */
export interface ProductRefusal {
  productId: string;
  /** a sentence */
  message: string;
}
