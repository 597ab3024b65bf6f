import { entityLoader } from '../../../platform/loaders/entityLoader';
import { Asset } from './Asset';

export const assetLoader = entityLoader(Asset);
