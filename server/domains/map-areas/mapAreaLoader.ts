import { entityLoader } from '../../platform/loaders/entityLoader';
import { MapArea } from './MapArea';

export const mapAreaLoader = entityLoader(MapArea);
