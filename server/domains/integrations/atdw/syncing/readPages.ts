import type { EntityManager } from 'typeorm';
import type { AtdwRun, AtdwRunPhase } from '../AtdwRun';
import type { ProductRefusal } from '../ProductRefusal';
import type { AtdwSettings } from '../AtdwSettings';
import { AtdwProblem } from '../source/AtdwProblem';
import { pageSize, type AtdwSource } from '../source/AtdwSource';
import type { ListedProduct, ListPage } from '../source/readListPage';
import { readProduct } from '../source/readProduct';
import type { SourceProduct } from '../source/SourceProduct';
import type { AtdwDependencies } from './AtdwDependencies';
import { compareProducts } from './compareProducts';
import type { RunCounts, RunProgress } from './RunProgress';
import { saveProducts } from './saveProducts';

interface Reading {
  progress: RunProgress;
  source: AtdwSource;
  settings: Pick<AtdwSettings, 'baseUrl'>;
}

const nextPhases: Readonly<Record<AtdwRunPhase, AtdwRunPhase>> = {
  ACTIVE: 'INACTIVE',
  INACTIVE: 'EXPIRED',
  EXPIRED: 'VANISHED',
  VANISHED: 'VANISHED',
};

const mostPasses = 3;

/** Reads the list page by page. Each page is saved with the place where the next one begins. */
export async function readPages(dependencies: AtdwDependencies, reading: Reading): Promise<void> {
  const { run } = reading.progress;
  while (run.phase !== 'VANISHED') {
    const page = await reading.source.page({ status: run.phase, since: run.since, page: run.page });
    const taken = await takeProducts(dependencies, reading, page.products);
    await dependencies.database.transaction(async (manager) => {
      const isNew = await noteSeen(manager, run, page.products);
      const saved = run.isDryRun ? null : await saveProducts(manager, dependencies, taken.products);
      const refusals = [...taken.refusals, ...(saved?.refusals ?? [])];
      const unchanged = (taken.counts.unchanged ?? 0) + (saved?.counts.unchanged ?? 0);
      const counts = { ...taken.counts, ...saved?.counts, unchanged, found: isNew, refused: refusals.length };
      await reading.progress.advance(manager, await placeAfter(manager, run, page), counts, refusals);
    });
  }
}

async function placeAfter(
  manager: EntityManager,
  run: AtdwRun,
  { total, length }: ListPage,
): Promise<{ phase: AtdwRunPhase; page: number; pass?: number }> {
  const isLast = length === 0 || run.page * pageSize >= total;
  if (!isLast) return { phase: run.phase, page: run.page + 1 };
  if (run.since !== null) return { phase: nextPhases[run.phase], page: 1 };
  const [row] = await manager.query<{ seen: number }[]>(
    'SELECT count(*)::integer AS seen FROM atdw_run_products WHERE run_id = $1',
    [run.id],
  );
  const seen = row?.seen ?? 0;
  if (seen >= total) return { phase: 'VANISHED', page: 1 };
  // an entry moved to a page that was read already
  if (run.pass < mostPasses) return { phase: 'ACTIVE', page: 1, pass: run.pass + 1 };
  throw new AtdwProblem(`The list of the warehouse is incomplete: it names ${total} products and sent ${seen}.`);
}

interface Taken {
  products: { product: SourceProduct; changedAt: Date | null }[];
  counts: Partial<RunCounts>;
  refusals: ProductRefusal[];
}

/** Fetches the products of a page that are new or have changed. A dry run only counts them. */
async function takeProducts(
  { database, badHosts }: AtdwDependencies,
  { progress: { run }, source, settings: { baseUrl } }: Reading,
  listed: readonly ListedProduct[],
): Promise<Taken> {
  const { wanted, counts } = await compareProducts(database, run, listed);
  if (run.isDryRun) return { products: [], refusals: [], counts };
  const products: Taken['products'] = [];
  const refusals: ProductRefusal[] = [];
  for (const { productId, changedAt } of wanted) {
    const product = await fetchProduct(source, productId, { baseUrl, badHosts });
    if (typeof product === 'string') refusals.push({ productId, message: product });
    else products.push({ product, changedAt });
  }
  return { products, refusals, counts: { unchanged: counts.unchanged } };
}

async function fetchProduct(
  source: AtdwSource,
  productId: string,
  reading: Parameters<typeof readProduct>[2],
): Promise<SourceProduct | string> {
  try {
    return readProduct(await source.product(productId), productId, reading);
  } catch (error) {
    // it left between the list and now
    if (error instanceof AtdwProblem && error.status === 404) return 'The warehouse lists it and does not have it.';
    throw error;
  }
}

/** Returns how many of the products this run had not seen. */
async function noteSeen(manager: EntityManager, run: AtdwRun, products: readonly ListedProduct[]): Promise<number> {
  if (products.length === 0) return 0;
  const rows = await manager.query<{ isNew: boolean }[]>(
    `INSERT INTO atdw_run_products AS seen (run_id, product_id, is_active)
     SELECT $1, * FROM unnest($2::text[], $3::boolean[])
     ON CONFLICT (run_id, product_id) DO UPDATE SET is_active = excluded.is_active
     RETURNING xmax = 0 AS "isNew"`,
    [run.id, products.map(({ productId }) => productId), products.map(({ isActive }) => isActive)],
  );
  return rows.filter(({ isNew }) => isNew).length;
}
