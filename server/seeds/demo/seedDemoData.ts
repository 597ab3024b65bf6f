import type { Logger } from 'pino';
import { In, type DataSource, type EntityManager, type DeepPartial } from 'typeorm';
import { Account } from '../../domains/accounts/Account';
import { Asset } from '../../domains/brochures/assets/Asset';
import { Brochure } from '../../domains/brochures/Brochure';
import { BrochureCategory } from '../../domains/brochures/BrochureCategory';
import { Category } from '../../domains/categories/Category';
import type { Clock } from '../../platform/clock/Clock';
import type { FileStore } from '../../platform/file-store/FileStore';
import type { StoredImage } from '../../platform/images/storeImage';
import { brochureRow } from './brochureRow';
import { demoLogins, type DemoLogin } from './demoLogins';
import { drawDemoPdfs, type StoredPdf } from './drawDemoPdfs';
import { drawDemoPictures, pictureKey, picturesOf } from './drawDemoPictures';
import { seedCoupons } from './seedCoupons';
import { seedTown } from './seedTown';
import { seedViews } from './seedViews';
import { createAccount } from '../../domains/accounts/createAccount';
import { Vendor } from '../../domains/vendors/Vendor';
import { newDid } from '../../shared/did';
import { demoVendors, type VendorKey } from './vendors';
import { active } from './brochures/active';
import { beauty } from './brochures/beauty';
import { foodAndDrink } from './brochures/foodAndDrink';
import { hireAndTransport } from './brochures/hireAndTransport';
import { information } from './brochures/information';
import { other } from './brochures/other';
import { services } from './brochures/services';
import { shopping } from './brochures/shopping';
import { stay } from './brochures/stay';
import { tours } from './brochures/tours';
import type { DemoBrochure } from './DemoBrochure';
import { scenes } from './pictures/scenes';

/** In the order of their ids. Mixed, so that a list without filters shows the variety of the town. */
const demoBrochures: readonly DemoBrochure[] = mixed([
  foodAndDrink,
  active,
  stay,
  hireAndTransport,
  tours,
  information,
  beauty,
  services,
  shopping,
  other,
]);

function mixed(lists: readonly (readonly DemoBrochure[])[]): DemoBrochure[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

interface DemoDependencies {
  database: DataSource;
  files: FileStore;
  clock: Clock;
  logger: Pick<Logger, 'info'>;
}

/**
 * Fills an empty site with an invented town, its businesses and their ads. Adds nothing if there is any ad already.
 * Stores the pictures first, then all rows in one transaction. Categories must exist (`seedReferenceData`). Returns the
 * existing demo logins, to be shown at the start.
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

/** Creates the demo's companies and logins. Returns the companies' ids. */
async function seedPeople(manager: EntityManager): Promise<Record<VendorKey, number>> {
  const keys = Object.keys(demoVendors) as VendorKey[];
  const rows = keys.map((key) => {
    const { companyName, contactName, phone, site } = demoVendors[key];
    return { did: newDid(), companyName, contactName, contactEmail: `hello@${site}`, phoneNo: phone };
  });
  const saved = await manager.getRepository(Vendor).save(rows);
  const ids = Object.fromEntries(keys.map((key, index) => [key, saved[index]?.id])) as Record<VendorKey, number>;
  for (const { email, password, name, vendor } of demoLogins) {
    const role = vendor === null ? 'ADMINISTRATOR' : 'VENDOR';
    await createAccount(manager, { email, password, name, role, vendorId: vendor === null ? null : ids[vendor] });
  }
  return ids;
}

/** Returns the pictures of an ad, in order, and then its PDF. */
function assetRows(
  demo: DemoBrochure,
  brochureId: number,
  pictures: ReadonlyMap<string, StoredImage>,
  pdfs: ReadonlyMap<string, StoredPdf>,
): DeepPartial<Asset>[] {
  const pdf = pdfs.get(demo.title ?? '');
  const images = picturesOf(demo).map((picture, sortOrder) => {
    const stored = pictures.get(pictureKey(picture));
    if (!stored) throw new Error(`The picture ${pictureKey(picture)} was not drawn.`);
    const altText = scenes[picture.scene].altText;
    return { did: newDid(), brochureId, type: 'BROCHURE_IMAGE' as const, sortOrder, altText, ...stored };
  });
  if (!pdf) return images;
  const sortOrder = images.length;
  return [...images, { did: newDid(), brochureId, type: 'BROCHURE_PDF', sortOrder, altText: demo.title, ...pdf }];
}
