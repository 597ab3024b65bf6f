import type { BrochureType } from '../../generated/types';
import { editorPath } from '../brochure-lifecycle/editorPath';

/** Where administrators begin an ad of this type: number 0. */
export function newBrochurePath(type: BrochureType): string {
  const path = editorPath({ type, databaseId: 0 });
  return type === 'BLD_AD' ? `${path}?${String(new URLSearchParams({ type }))}` : path;
}
