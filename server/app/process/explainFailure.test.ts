import { DomainError } from '../../shared/errors/DomainError';
import { StartProblem } from '../../shared/errors/StartProblem';
import { explainFailure } from './explainFailure';

const failure = (code: string, cause?: unknown) => Object.assign(new Error('It broke.', { cause }), { code });

it.each([
  ['ours', failure('ENOSPC')],
  ["PostgreSQL's", failure('53100')],
  ['one that something else wraps', new Error('The picture was not kept.', { cause: failure('ENOSPC') })],
])('a full disk is one sentence: %s', (_whose, error) => {
  expect(explainFailure(error)).toMatch(/^The disk is full: make room/);
});

it('expected failures have their own message, a defect has its stack', () => {
  expect(explainFailure(new StartProblem('Set PORT.'))).toBe('Set PORT.');
  const errors = [{ field: 'email', code: 'TAKEN', message: 'There is one.' }];
  expect(explainFailure(new DomainError('CONFLICT', 'Not made.', { errors }))).toBe('Not made.\nThere is one.');
  expect(explainFailure(failure('EIO'))).toMatch(/^Error: It broke\.\n +at /);
});
