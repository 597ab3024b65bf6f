import { AtdwProblem } from './AtdwProblem';
import { listIn, momentIn, objectIn, textIn } from './jsonValues';

export interface ListedProduct {
  productId: string;
  isActive: boolean;
  /** null: the source does not say */
  changedAt: Date | null;
}

export interface ListPage {
  /** of all pages together */
  total: number;
  /** entries of the page; 0: it is behind the last */
  length: number;
  products: ListedProduct[];
}

const productIdPattern = /^[0-9A-Za-z._-]{1,60}$/;

/**
 * Reads a page of the list; of two entries with the same id the later counts.
 *
 * @throws AtdwProblem for an answer of another form: a listing that was overlooked would be archived
 */
export function readListPage(answer: unknown, askedStatus: string): ListPage {
  const page = objectIn(answer);
  const total = page?.['numberOfResults'];
  const products = listIn(page, 'products');
  if (page?.['status'] !== 0 || typeof total !== 'number' || products === null) {
    throw new AtdwProblem('The answer of the warehouse has an unknown form: it is no list of products.');
  }
  const byId = new Map<string, ListedProduct>();
  for (const product of products.map(objectIn)) {
    const productId = textIn(product, 'productId') ?? '';
    if (!productIdPattern.test(productId)) {
      throw new AtdwProblem('The warehouse lists a product without a usable id.');
    }
    const isActive = (textIn(product, 'status') ?? askedStatus) === 'ACTIVE';
    byId.set(productId, { productId, isActive, changedAt: momentIn(product, 'productUpdateDate') });
  }
  return { total, length: products.length, products: [...byId.values()] };
}
