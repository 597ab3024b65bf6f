import type { BrochureType } from '../../generated/types';
import { editorPath } from './editorPath';

// docs/rules/screens.md#editors
it.each<[BrochureType, string]>([
  ['LP_AD', '/admin/brochure/manage/7'],
  ['BLD_AD', '/admin/brochure/manage/7'],
  ['ATDW_AD', '/admin/brochure/manage/7'],
  ['PT_AD', '/admin/brochure/google-ad/manage/7'],
  ['BRO_AD', '/admin/brochure/brochure-ad/manage/7'],
  ['CP_AD', '/admin/brochure/coupon-ad/manage/7'],
])('edits %s at %s', (type, path) => {
  expect(editorPath({ type, databaseId: 7 })).toBe(path);
});
