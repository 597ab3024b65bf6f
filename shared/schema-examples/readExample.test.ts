import { readExample } from './readExample';

describe('readExample', () => {
  it('takes the variables out of their comment', () => {
    const source = '# About.\n# variables: { "n": 1 }\nquery Q($n: Int) {\n  a(n: $n)\n}\n';
    expect(readExample('../../schema/examples/ListThings.graphql', source)).toEqual({
      name: 'ListThings',
      query: '# About.\nquery Q($n: Int) {\n  a(n: $n)\n}\n',
      variables: '{\n  "n": 1\n}',
    });
  });

  it('takes an operation without variables', () => {
    expect(readExample('a/B.graphql', '{ a }')).toEqual({ name: 'B', query: '{ a }', variables: '' });
  });
});
