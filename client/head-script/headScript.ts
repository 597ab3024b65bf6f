import { restoreFilters } from './restoreFilters';

restoreFilters();
