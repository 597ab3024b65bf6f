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

/** Where an ad is edited follows from its type (docs/rules/screens.md#editors). */
export function editorPath({ type, databaseId }: { type: BrochureType; databaseId: number }): string {
  return paths[typeEditors[type]](databaseId);
}

/** Where administrators begin an ad of this type: number 0. Types that share an editor follow its first one by name. */
export function newBrochurePath(type: BrochureType): string {
  const path = editorPath({ type, databaseId: 0 });
  return type === typesOfEditor(type)[0] ? path : `${path}?${String(new URLSearchParams({ type }))}`;
}

/** Types that the editor of this type opens as well, in the order of all types. */
export function typesOfEditor(type: BrochureType): BrochureType[] {
  return brochureTypes.filter((other) => typeEditors[other] === typeEditors[type]);
}

/** Tourism ads are only imported. */
export function isCreatable(type: BrochureType): boolean {
  return typeIntroductions[type] !== null;
}
