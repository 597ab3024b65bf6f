import Ajv from 'ajv';
import type { LightMyRequestResponse as Response } from 'fastify';
import { problemSchema } from '../../app/rest/problems/problemSchema';
import { restRoutes } from '../../app/rest/restRoutes';
import { makeContractWorld, type ContractAd, type ContractWorld } from './makeContractWorld';
import { useTestServer, type TestServer } from '../useTestServer';

type Caller = 'anonymous' | 'vendor' | 'administrator';
type Method = 'GET' | 'POST' | 'PATCH';

interface RestContract {
  readonly server: TestServer;
  readonly world: ContractWorld;
  /** `{landing}` in the URL becomes that ad's id; checks the response against its schema */
  call(method: Method, url: string, as?: Caller, payload?: object, headers?: Record<string, string>): Promise<Response>;
}

const ajv = new Ajv({ strict: false });

/** Runs the documented paths on a real server and database, with one ad of every type and state. */
export function useRestContract(): RestContract {
  const server = useTestServer();
  let world: ContractWorld | undefined;
  beforeAll(async () => {
    world = await makeContractWorld(server.dependencies.database);
  });
  const opened = () => {
    if (world) return world;
    throw new Error('The contract is open from beforeAll to afterAll only.');
  };
  return {
    server,
    get world() {
      return opened();
    },
    async call(method, template, as = 'anonymous', payload, given = {}) {
      const { administrator, seller } = opened();
      const url = template.replace(/\{(\w+)\}/g, (_, name: string) => String(opened()[name as ContractAd].id));
      const token = as === 'anonymous' ? {} : await server.authorizationOf(as === 'vendor' ? seller : administrator);
      const headers = { ...given, ...token };
      const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      expectPromisedShape(method, url.replace(/\?.*$/s, ''), answer);
      return answer;
    },
  };
}

function expectPromisedShape(method: Method, path: string, answer: Response): void {
  const route = restRoutes.find((each) => each.method === method && patternOf(each.url).test(path));
  const promised = route?.responses[answer.statusCode];
  if (promised?.file !== undefined && answer.headers['content-type'] === promised.file) return;
  const schema = answer.statusCode >= 400 ? problemSchema : promised?.schema;
  if (schema) expect([ajv.validate(schema, answer.json()), ajv.errors]).toEqual([true, null]);
  else if (route) expect(answer.body).toBe('');
}

function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`);
}
