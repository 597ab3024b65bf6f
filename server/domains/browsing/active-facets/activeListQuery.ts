import { Type } from '@sinclair/typebox';
import { oneOf } from '../../../platform/rest/schemas';
import { BrochureType } from '../../brochures/BrochureType';

/** Query of the lists of active categories and areas. */
export const activeListQuery = Type.Object({
  brochureTypes: Type.Optional(
    Type.Array(oneOf(Object.values(BrochureType)), {
      maxItems: 10,
      description: 'Types that count; absent = LP_AD, CP_AD and BLD_AD. Several are taken repeated or with commas.',
    }),
  ),
});
