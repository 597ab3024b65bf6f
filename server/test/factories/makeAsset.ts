import type { DataSource } from 'typeorm';
import { Asset } from '../../domains/brochures/assets/Asset';
import { newDid } from '../../shared/did';

/** Creates a picture with an external URL. */
export function makeAsset(database: DataSource, values: Partial<Asset> & Pick<Asset, 'brochureId'>): Promise<Asset> {
  const assets = database.getRepository(Asset);
  return assets.save(
    assets.create({ did: newDid(), type: 'BROCHURE_IMAGE', url: 'https://pictures.example/one.jpg', ...values }),
  );
}
