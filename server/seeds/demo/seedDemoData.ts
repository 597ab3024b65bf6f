import type { Logger } from 'pino';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { Account } from '../../domains/accounts/Account';
import { Asset } from '../../domains/assets/Asset';
import { Brochure } from '../../domains/brochures/Brochure';
import { BrochureCategory } from '../../domains/brochures/BrochureCategory';
import { Category } from '../../domains/categories/Category';
import type { Clock } from '../../platform/clock/Clock';
import type { FileStore } from '../../platform/file-store/FileStore';
import type { StoredImage } from '../../platform/images/storeImage';
import { assetRows } from './assetRows';
import { brochureRow } from './brochureRow';
import { demoBrochures } from './demoBrochures';
import { demoLogins, type DemoLogin } from './demoLogins';
import { drawDemoPdfs, type StoredPdf } from './drawDemoPdfs';
import { drawDemoPictures } from './drawDemoPictures';
import { seedCoupons } from './seedCoupons';
import { seedPeople } from './seedPeople';
import { seedTown } from './seedTown';
import { seedViews } from './seedViews';

interface DemoDependencies {
  database: DataSource;
  files: FileStore;
  clock: Clock;
  logger: Pick<Logger, 'info'>;
}

/**
 * Fills an empty site with an invented town, its businesses and their ads, so that a first look shows a site in use.
 * Where there is any ad already it adds nothing. The rows come in one transaction, after their pictures. Categories
 * must be there (`seedReferenceData`). Answers the demo logins that exist, for whoever starts the site to be told.
 */
export async function seedDemoData(
  { database, files, clock, logger }: DemoDependencies,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<DemoLogin[]> {
  if (!(await database.getRepository(Brochure).exists())) {
    const pictures = await drawDemoPictures(files, demoBrochures, onProgress);
    const now = clock.now();
    const pdfs = await drawDemoPdfs(files, demoBrochures, pictures, now);
    await database.transaction((manager) => seedRows(manager, { pictures, pdfs, now }));
    logger.info({ brochures: demoBrochures.length, pictures: pictures.size }, 'Demo data seeded');
  }
  const accounts = await database.getRepository(Account).findBy({ email: In(demoLogins.map(({ email }) => email)) });
  return demoLogins.filter(({ email }) => accounts.some((account) => account.email === email));
}

interface Prepared {
  pictures: ReadonlyMap<string, StoredImage>;
  pdfs: ReadonlyMap<string, StoredPdf>;
  now: Date;
}

async function seedRows(manager: EntityManager, { pictures, pdfs, now }: Prepared): Promise<void> {
  const vendorIds = await seedPeople(manager);
  const mapAreaId = lookup('map area', await seedTown(manager, now));
  const categories = await manager.getRepository(Category).find();
  const categoryId = lookup('category', new Map(categories.map(({ code, id }) => [code, id])));
  const brochures = await manager
    .getRepository(Brochure)
    .save(demoBrochures.map((demo) => brochureRow(demo, { now, vendorIds, categoryId, mapAreaId })));
  const idOf = (index: number): number => brochures[index]?.id ?? 0;
  const further = demoBrochures.flatMap((demo, index) =>
    (demo.furtherCategories ?? []).map((code) => ({ brochureId: idOf(index), categoryId: categoryId(code) })),
  );
  await manager.getRepository(BrochureCategory).insert(further);
  const assets = demoBrochures.flatMap((demo, index) => assetRows(demo, idOf(index), pictures, pdfs));
  await manager.getRepository(Asset).insert(assets);
  await seedViews(manager, brochures, now);
  await seedCoupons(manager, brochures, now);
}

function lookup(what: string, ids: ReadonlyMap<string, number>): (code: string) => number {
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`There is no ${what} ${code} for the demo data.`);
    return id;
  };
}
