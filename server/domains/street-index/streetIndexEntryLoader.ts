import { entityLoader } from '../../platform/loaders/entityLoader';
import { StreetIndexEntry } from './StreetIndexEntry';

export const streetIndexEntryLoader = entityLoader(StreetIndexEntry);
