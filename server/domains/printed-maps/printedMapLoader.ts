import { entityLoader } from '../../platform/loaders/entityLoader';
import { PrintedMap } from './PrintedMap';

export const printedMapLoader = entityLoader(PrintedMap);
