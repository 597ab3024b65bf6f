import { readCommandLine } from './readCommandLine';
import { UsageAsked } from './UsageAsked';
import { StartProblem } from '../../shared/errors/StartProblem';

const usage = 'Feeds the birds: npm run birds:feed -- BIRD [--twice]';
const read = (...args: string[]) => readCommandLine(usage, { twice: { type: 'boolean' } }, { places: 1, args });

it('reads options and words', () => {
  expect(read('magpie', '--twice')).toMatchObject({ values: { twice: true }, positionals: ['magpie'] });
  expect(read()).toMatchObject({ positionals: [] });
});

it.each(['--help', '-h'])('prints its usage for %s, whatever the other arguments', (help) => {
  expect(() => read('magpie', '--nonsense', help)).toThrow(new UsageAsked(usage));
});

it.each([
  [['--thrice'], "Unknown option '--thrice'"],
  [['--twice=yes'], "Option '--twice' does not take an argument"],
  [['magpie', 'galah'], 'Not understood: galah'],
])('names the unknown part of %j, before its usage', (args, problem) => {
  expect(() => read(...args)).toThrow(StartProblem);
  expect(() => read(...args)).toThrow(`${problem}\n\n${usage}`);
});
