import { Type } from '@sinclair/typebox';
import { oneOf } from '../../../platform/rest/schemas';
import { BrochureType } from '../../brochures/BrochureType';
import { defaultListTypesText } from '../filters/defaultListTypes';

/** Query of the lists of active categories and areas. */
export const activeListQuery = Type.Object({
  brochureTypes: Type.Optional(
    Type.Array(oneOf(Object.values(BrochureType)), {
      maxItems: 10,
      description: `Types that count; absent = ${defaultListTypesText}. Several are taken repeated or with commas.`,
    }),
  ),
});
