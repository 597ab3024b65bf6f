import { bulkProgress, bulkSummary, resultText } from './bulkLabels';
import type { BulkResult } from './BulkVerb';

const brochure = { id: 'b', databaseId: 1, displayTitle: 'Ad' };
const done: BulkResult = { brochure, isDone: true, refusal: null };
const same: BulkResult = { brochure, isDone: false, refusal: null };
const refused: BulkResult = { brochure, isDone: false, refusal: 'It is deleted.' };
const many = (count: number) => Array.from({ length: count }, () => done);

it('names the number of ads done and of all ads, and those that were so already', () => {
  expect(bulkSummary('archive', [done])).toBe('1 ad archived.');
  expect(bulkSummary('publish', many(1200))).toBe('1,200 ads published.');
  expect(bulkSummary('setArea', [done, done, refused])).toBe('2 of 3 ads put into the area.');
  expect(bulkSummary('archive', [done, same, refused])).toBe('1 of 3 ads archived, 1 is so already.');
  expect(bulkSummary('publish', [same, same])).toBe('0 of 2 ads published, 2 are so already.');
  expect(bulkSummary('undo', [...many(299), refused])).toBe('299 of 300 ads back as before.');
});

it('counts while it runs', () => {
  expect(bulkProgress({ deed: 'archive', done: 1000, all: 3000, jobNumber: 7 })).toBe('1,000 of 3,000 ads done');
  expect(bulkProgress({ deed: 'undo', done: 0, all: 300, jobNumber: 7 })).toBe('0 of 300 ads brought back');
});

it('says of each ad what became of it', () => {
  expect(resultText('unarchive', done)).toBe('Unarchived and pending review');
  expect(resultText('publish', same)).toBe('Is so already');
  expect(resultText('publish', refused)).toBe('Not done: It is deleted.');
});
