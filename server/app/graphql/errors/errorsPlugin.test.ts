import type { DataSource } from 'typeorm';
import { silentLogger } from '../../../test/silentLogger';
import { makeConfig } from '../../../test/makeConfig';
import { makeContext } from '../../../test/makeContext';
import { buildGraphqlSchema } from '../buildGraphqlSchema';
import { createApolloServer } from '../createApolloServer';
import type { GraphqlContext } from '../GraphqlContext';

const logger = silentLogger();
const apollo = createApolloServer(buildGraphqlSchema(), { config: makeConfig(), logger });
const logged = jest.spyOn(logger, 'error');
const broken = {
  getMetadata() {
    throw new Error('the disk is full');
  },
} as unknown as DataSource;

const brokenContext = (): GraphqlContext => ({
  ...makeContext({ database: broken, logger }),
  spendBudget: () => Promise.resolve(),
  isForeignPage: false,
  allowCaching: () => undefined,
  executed: null,
});

beforeEach(() => logged.mockClear());

describe('the log', () => {
  it('contains our own errors, with cause and place', async () => {
    const contextValue = brokenContext();
    await apollo.executeOperation({ query: '{ areas: mapAreas { totalCount } }' }, { contextValue });
    expect(logged).toHaveBeenCalledTimes(1);
    const [line] = logged.mock.calls[0] as unknown as [{ err: Error; path: string }];
    expect([line.err.message, line.path]).toEqual(['the disk is full', 'areas']);
  });

  it.each([
    ['a wrong role', 'mutation { logoutEverywhere { ok } }'],
    ['a page that is too large', '{ brochures(first: 101) { totalCount } }'],
    ['a misspelt field', '{ brochurs { totalCount } }'],
    ['bad syntax', '{'],
  ])('is not filled by %s', async (_what, query) => {
    const contextValue = brokenContext();
    await apollo.executeOperation({ query }, { contextValue });
    expect(logged).not.toHaveBeenCalled();
  });
});
