import { bulkProgress, bulkSummary, resultWord } from './bulkLabels';

it('names the number of ads done and of all ads', () => {
  expect(bulkSummary('archive', 1, 1)).toBe('1 ad archived.');
  expect(bulkSummary('publish', 1200, 1200)).toBe('1,200 ads published.');
  expect(bulkSummary('setArea', 2, 3)).toBe('2 of 3 ads put into the area.');
  expect(bulkSummary('undo', 299, 300)).toBe('299 of 300 ads back as before.');
  expect(bulkProgress('undo', 0, 300)).toBe('Bringing 300 ads back …');
  expect(bulkProgress('archive', 1000, 3000)).toBe('1,000 of 3,000 ads done');
  expect(resultWord('unarchive')).toBe('Unarchived and pending review');
});
