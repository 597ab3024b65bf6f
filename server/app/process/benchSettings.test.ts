import { readAssignments } from '../../../scripts/bench/readAssignments';

it('keeps the whole value of a setting of a benchmark', () => {
  expect(readAssignments(['NODE_OPTIONS=--max-old-space-size=2048', 'CDN_PURGE_URL=', 'PROCESSES=2'])).toEqual({
    NODE_OPTIONS: '--max-old-space-size=2048',
    CDN_PURGE_URL: '',
    PROCESSES: '2',
  });
  expect(() => readAssignments(['PROCESSES'])).toThrow('"PROCESSES" is no setting: write --set NAME=VALUE.');
});
