import { typeEditors, typeIntroductions } from '../../generated/brochureTypeEditors';
import { brochureTypes } from '../../generated/brochureTypes';
import type { BrochureType } from '../../generated/types';
import { privatePaths } from '../../shared/privatePaths';

const paths = {
  'landing-page': privatePaths.adminLandingPageAd,
  'pass-through': privatePaths.adminPassThroughAd,
  brochure: privatePaths.adminBrochureAd,
  coupon: privatePaths.adminCouponAd,
} as const satisfies Record<(typeof typeEditors)[BrochureType], (databaseId: number) => string>;

/** Path of an ad's editor, which depends on its type (docs/rules/screens.md#editors). */
export function editorPath({ type, databaseId }: { type: BrochureType; databaseId: number }): string {
  return paths[typeEditors[type]](databaseId);
}

/** Path for creating an ad of this type: number 0. Types that share the editor of another type add `?type=`. */
export function newBrochurePath(type: BrochureType): string {
  const path = editorPath({ type, databaseId: 0 });
  return type === typesOfEditor(type)[0] ? path : `${path}?${String(new URLSearchParams({ type }))}`;
}

/** All types with the same editor as this type, in the order of all types. */
export function typesOfEditor(type: BrochureType): BrochureType[] {
  return brochureTypes.filter((other) => typeEditors[other] === typeEditors[type]);
}

/** False for tourism ads, which are only imported. */
export function isCreatable(type: BrochureType): boolean {
  return typeIntroductions[type] !== null;
}
