import type { DataSource } from 'typeorm';
import type { Brochure } from '../../domains/brochures/Brochure';
import { BrochureCategory } from '../../domains/brochures/BrochureCategory';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import type { Vendor } from '../../domains/vendors/Vendor';
import { makeAccount } from '../factories/makeAccount';
import { makeAsset } from '../factories/makeAsset';
import { makeBrochure } from '../factories/makeBrochure';
import { makeCategory } from '../factories/makeCategory';
import { makeMapArea } from '../factories/makeMapArea';
import { makeVendor } from '../factories/makeVendor';

const published = { status: 'PUBLISHED' } as const;

/** Creates one ad of every type and state, with relations, for the table of the REST contract. */
export async function makeContractWorld(database: DataSource) {
  const food = await makeCategory(database, { code: 'FOOD_DRINK', name: 'Food & drink' });
  const cafes = await makeCategory(database, { code: 'FOOD_DRINK_CAFES', name: 'Cafes', parentId: food.id });
  const tours = await makeCategory(database, { code: 'TOURS', name: 'Tours' });
  const vendor = await makeVendor(database, { companyName: 'Tide Cafe Pty Ltd', contactEmail: 'owner@tide.example' });
  const noosa = await makeMapArea(database, { code: 'noosa', name: 'Noosa' });
  const empty = await makeMapArea(database, { code: 'empty', name: 'Empty' });
  const place = { mapAreaId: noosa.id, latitude: -26.4, longitude: 153.1 };
  await database.getRepository(StreetIndexEntry).insert([
    { ...place, streetName: 'River Street', coordinateX: 'A', coordinateY: '1' },
    { ...place, streetName: 'Hastings Street', locality: 'Noosa Heads', coordinateX: 'D', coordinateY: '7' },
  ]);
  const administrator = await makeAccount(database);
  const seller = await makeAccount(database, { role: 'VENDOR', vendorId: vendor.id });

  const landing = await makeBrochure(database, {
    ...published,
    title: 'Breakfast by the river',
    description: 'Eggs, and a view.',
    adIndex: 5,
    categoryId: cafes.id,
    vendorId: vendor.id,
    mapAreaId: noosa.id,
    addressLine1: '1 River Street',
    postcode: '4567',
    state: 'QLD',
    latitude: -26.4,
    longitude: 153.1,
    positionSource: 'EXACT',
    validFrom: '2026-01-31',
    contactEmail: 'hello@tide.example',
  });
  await database.getRepository(BrochureCategory).insert({ brochureId: landing.id, categoryId: tours.id });
  await makeAsset(database, { brochureId: landing.id, sortOrder: 2, url: 'https://pictures.example/two.jpg' });
  await makeAsset(database, { brochureId: landing.id, sortOrder: 1, url: 'https://pictures.example/one.jpg' });
  await makeAsset(database, { brochureId: landing.id, sortOrder: 0, type: 'BROCHURE_PDF' });

  const coupon = await makeBrochure(database, {
    ...published,
    type: 'CP_AD',
    adIndex: 2,
    categoryId: tours.id,
    latitude: -27.4,
    longitude: 153.1,
    positionSource: 'SUBURB',
    validTo: '2099-12-31',
    normalPriceCents: 1999,
    discountedPriceCents: 1495,
    couponsUnlimited: true,
    termsOfOffer: 'One each.',
  });
  const directory = await makeBrochure(database, { ...published, type: 'BLD_AD', categoryId: tours.id });
  const brochure = await makeBrochure(database, { ...published, type: 'BRO_AD', categoryId: tours.id });
  const passThrough = await makeBrochure(database, {
    ...published,
    type: 'PT_AD',
    categoryId: tours.id,
    googleAdUrl: 'https://elsewhere.example/',
  });
  const tourism = await makeBrochure(database, {
    ...published,
    type: 'ATDW_AD',
    categoryId: tours.id,
    contactEmail: 'private@tourism.example',
  });
  const pending = await makeBrochure(database, { vendorId: vendor.id, categoryId: tours.id });
  const archived = await makeBrochure(database, { status: 'ARCHIVED', vendorId: vendor.id, categoryId: tours.id });
  const ended = await makeBrochure(database, { ...published, categoryId: tours.id, validTo: '2020-01-31' });
  const deleted = await makeBrochure(database, {
    ...published,
    categoryId: tours.id,
    recordStatus: false,
    deletedAt: new Date(),
  });
  const ads = { landing, coupon, directory, brochure, passThrough, tourism, pending, archived, ended, deleted };
  return { ...ads, vendor, noosa, empty, administrator, seller };
}

export type ContractWorld = Awaited<ReturnType<typeof makeContractWorld>>;

/** The ads that a URL of the contract can name. */
export type ContractAd = {
  [Name in keyof ContractWorld]: ContractWorld[Name] extends Brochure | Vendor ? Name : never;
}[keyof ContractWorld];
