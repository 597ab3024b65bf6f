import { registerEnumType } from 'type-graphql';
import { brochureTypeCodes, brochureTypes, type BrochureTypeCode } from './fields/brochureTypes';

/** See docs/rules/ads-and-types.md#types. */
export const BrochureType = Object.fromEntries(brochureTypeCodes.map((code) => [code, code])) as {
  readonly [Code in BrochureTypeCode]: Code;
};

export type BrochureType = BrochureTypeCode;

registerEnumType(BrochureType, {
  name: 'BrochureType',
  description: 'The kind of an ad.',
  valuesConfig: brochureTypes,
});
