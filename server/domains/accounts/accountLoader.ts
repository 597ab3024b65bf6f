import { entityLoader } from '../../platform/loaders/entityLoader';
import { Account } from './Account';

export const accountLoader = entityLoader(Account);
