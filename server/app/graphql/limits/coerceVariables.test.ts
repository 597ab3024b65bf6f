import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { coerceVariables } from './coerceVariables';

const schema = buildSchema(/* GraphQL */ `
  enum Colour {
    RED
  }
  input LoginInput {
    username: String!
    password: String!
    age: Int
    colour: Colour
  }
  type Query {
    login(input: LoginInput!, n: Int): Int
  }
`);

const operation = parse('query Q($input: LoginInput!, $n: Int = 7) { login(input: $input, n: $n) }')
  .definitions[0] as OperationDefinitionNode;
const coerce = (variables: Record<string, unknown>) => coerceVariables(schema, operation, variables);

describe('coerceVariables', () => {
  it('fills in defaults', () => {
    const input = { username: 'a', password: 'b' };
    expect(coerce({ input })).toEqual({ values: { input, n: 7 }, errors: [] });
  });

  it('keeps an explicit null', () => {
    expect(coerce({ input: { username: 'a', password: 'b' }, n: null }).values['n']).toBeNull();
  });

  it('names missing values', () => {
    expect(coerce({}).errors).toEqual([
      { field: 'input', code: 'REQUIRED', message: 'The variable "$input" of type LoginInput! is missing.' },
    ]);
  });

  it.each([
    [{ username: 'a', password: ['hunter2'] }, 'input.password', 'String cannot represent a non string value.'],
    [{ username: 'a', password: 'b', age: 'hunter2' }, 'input.age', 'Int cannot represent non-integer value.'],
    [{ username: 'a', password: 'b', age: 1e12 }, 'input.age', 'Int cannot represent non 32-bit signed integer value.'],
    [{ username: 'a', password: 'b', colour: 'hunter2' }, 'input.colour', 'This is not one of the values of Colour.'],
    [
      { username: 'a', password: 'b', colour: ['hunter2'] },
      'input.colour',
      'Enum "Colour" cannot represent non-string value.',
    ],
    [{ username: 'a' }, 'input.password', 'Field "password" of required type "String!" was not provided.'],
    [
      { username: 'a', password: 'b', pasword: 1 },
      'input.pasword',
      'Field "pasword" is not defined by type "LoginInput".',
    ],
    ['hunter2', 'input', 'Expected type "LoginInput" to be an object.'],
    [null, 'input', 'Expected non-nullable type "LoginInput!" not to be null.'],
  ])('describes the problem of %j without repeating a value', (input, field, message) => {
    const { errors } = coerce({ input });
    expect(errors).toEqual([{ field, code: 'INVALID_VALUE', message }]);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
  });
});
