import { entityLoader } from '../../platform/loaders/entityLoader';
import { Category } from './Category';

export const categoryLoader = entityLoader(Category);
