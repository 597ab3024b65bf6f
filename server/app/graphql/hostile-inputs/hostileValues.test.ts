import { askGraphql } from '../../../test/askGraphql';
import { callerIn } from '../../../test/contracts/makeHostileWorld';
import { useHostileWorld } from '../../../test/contracts/useHostileWorld';
import { useTestServer } from '../../../test/useTestServer';
import { buildGraphqlSchema } from '../buildGraphqlSchema';
import { hostileTable } from './hostileTable';
import { hostileValues } from './hostileValues';
import { leavesOf } from './leavesOf';
import { operationText } from './operationText';
import { withChange } from '../../../test/withChange';

const server = useTestServer();
const hostile = useHostileWorld(server);
const schema = buildGraphqlSchema();

beforeAll(() => {
  server.dependencies.mailTransport = { send: () => Promise.resolve() };
});

it.each(Object.entries(hostileTable))(
  '%s never fails internally, whatever its input contains',
  async (name, { as, accepted, headers }) => {
    const { world } = hostile;
    const query = operationText(schema, name);
    const mistakes: string[] = [];
    for (const { path, type } of leavesOf(schema, name)) {
      for (const value of hostileValues[type.name] ?? []) {
        const variables = withChange(accepted(world), path, value);
        const caller = { as: callerIn(world, as), headers: headers?.(world) };
        const { status, errors } = await askGraphql(server, { query, variables, ...caller });
        const isMistake = status >= 500 || errors.some(({ extensions }) => extensions['code'] === 'INTERNAL');
        if (isMistake) mistakes.push(`${path} = ${JSON.stringify(value).slice(0, 60)}`);
      }
    }
    expect(mistakes).toEqual([]);
  },
);
