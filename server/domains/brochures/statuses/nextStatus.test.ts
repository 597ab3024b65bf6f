import type { BrochureStatus } from '../BrochureStatus';
import type { BrochureVerb } from './brochureTransitions';
import { nextStatus } from './nextStatus';

it.each<[BrochureStatus, BrochureVerb, BrochureStatus | null]>([
  ['PENDING_REVIEW', 'publish', 'PUBLISHED'],
  ['PENDING_REVIEW', 'archive', 'ARCHIVED'],
  ['PENDING_REVIEW', 'unarchive', 'PENDING_REVIEW'],
  ['PUBLISHED', 'publish', 'PUBLISHED'],
  ['PUBLISHED', 'archive', 'ARCHIVED'],
  ['PUBLISHED', 'unarchive', null],
  ['ARCHIVED', 'publish', null],
  ['ARCHIVED', 'archive', 'ARCHIVED'],
  ['ARCHIVED', 'unarchive', 'PENDING_REVIEW'],
])('%s, %s: %s', (current, verb, next) => {
  expect(nextStatus(current, verb)).toBe(next);
});
