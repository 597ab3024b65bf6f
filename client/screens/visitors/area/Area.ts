import type { AreaScreenQuery } from '../../../generated/types';

export type Area = AreaScreenQuery['area']['edges'][number]['node'];
export type AreaCategory = Area['categories'][number]['category'];
