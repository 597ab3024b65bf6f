import { MaxLength, ValidateNested } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';
import { validateArgument } from './validateArgument';

class WithoutRules {
  word = 'long';
}

class WithRules {
  @MaxLength(3)
  word = 'long';
}

class Inherits extends WithRules {
  other = 1;
}

class Holds {
  @ValidateNested()
  part = new WithRules();
}

const validate = (value: unknown) => Promise.resolve(validateArgument(value, WithRules, {} as never));

it.each([
  ['of its class', new WithRules()],
  ['of the class that it extends', new Inherits()],
  ['of its parts', new Holds()],
  ['of each of several', [new WithoutRules(), new WithRules()]],
])('refuses a value against the rules %s, each time', async (_of, value) => {
  for (let time = 0; time < 2; time += 1) await expect(validate(value)).rejects.toThrow(ArgumentValidationError);
});

it.each([
  [new WithoutRules()],
  [null],
  ['text'],
  [{ word: 'long' }],
  [Object.create(null)],
  [Object.assign(new WithRules(), { word: 'abc' })],
])('accepts what breaks no rule', async (value) => {
  await expect(validate(value)).resolves.toBeUndefined();
});
