import { parseVariables } from './parseVariables';

describe('parseVariables', () => {
  it('reads an object, or nothing', () => {
    expect(parseVariables('{ "first": 20 }')).toEqual({ first: 20 });
    expect(parseVariables(' \n')).toBeUndefined();
  });

  it.each(['{', '[]', 'null', '7'])('refuses %s', (text) => {
    expect(() => parseVariables(text)).toThrow('not valid JSON');
  });
});
