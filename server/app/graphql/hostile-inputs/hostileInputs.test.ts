import { isRequiredArgument } from 'graphql';
import type { FieldError } from '../../../shared/errors/DomainError';
import { askGraphql } from '../../../test/askGraphql';
import { databaseFingerprint } from '../../../test/database/databaseFingerprint';
import { callerIn } from '../../../test/contracts/makeHostileWorld';
import { useHostileWorld } from '../../../test/contracts/useHostileWorld';
import { useTestServer } from '../../../test/useTestServer';
import { buildGraphqlSchema } from '../buildGraphqlSchema';
import { hostileTable } from './hostileTable';
import { operationText } from './operationText';
import { withChange } from '../../../test/withChange';

const server = useTestServer();
const hostile = useHostileWorld(server);
const schema = buildGraphqlSchema();
const roots = [schema.getQueryType(), schema.getMutationType()];
const names = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}).map((name) => `${root?.name}.${name}`));

const line = (path: string, what: string, code: string, field: string) => `${path}, ${what}: ${code} ${field}`;

/** True if the error has a code for programs and a sentence that a person can act on. */
const isClear = ({ code, message }: FieldError) =>
  /^[A-Z][A-Z0-9_]+$/.test(code) && /^\S+( \S+){2,}[.?!]$/.test(message);

// a mail server that accepts every mail, so that refusals have other reasons
beforeAll(() => {
  server.dependencies.mailTransport = { send: () => Promise.resolve() };
});

it('has rows for every operation, and for no other', () => {
  expect(Object.keys(hostileTable).sort()).toEqual(names.sort());
});

it.each(Object.keys(hostileTable))('%s refuses invalid input by code and field, and writes nothing', async (name) => {
  const operation = hostileTable[name]!;
  const { database } = server.dependencies;
  const { world } = hostile;
  const as = callerIn(world, operation.as);
  const query = operationText(schema, name);
  const accepted = operation.accepted(world);
  const headers = operation.headers?.(world);
  const rows = operation.refused(world);
  const before = await databaseFingerprint(database);
  const answered: string[] = [];
  const unclear: FieldError[] = [];
  for (const [path, what, value, , field] of rows) {
    await database.query('DELETE FROM login_attempts');
    const { status, errors } = await askGraphql(server, {
      query,
      variables: withChange(accepted, path, value),
      as,
      headers,
    });
    const [error] = errors;
    const fieldErrors = (error?.extensions['errors'] as FieldError[] | undefined) ?? [];
    unclear.push(...fieldErrors.filter((each) => !isClear(each)));
    const fields = fieldErrors.map((each) => each.field);
    const named =
      field === undefined || fields.some((each) => each === field || each.startsWith(`${field}.`)) ? field : fields;
    const isMistake = status >= 500 || errors.some(({ extensions }) => extensions['code'] === 'INTERNAL');
    const outcome = isMistake ? 'our mistake' : ((error?.extensions['code'] as string | undefined) ?? 'accepted');
    answered.push(line(path, what, outcome, String(named)));
  }
  expect(answered).toEqual(rows.map(([path, what, , code, field]) => line(path, what, code, String(field))));
  expect(unclear).toEqual([]);
  expect(await databaseFingerprint(database)).toBe(before);
  // proves that each row was refused for the value that it changed
  const { errors } = await askGraphql(server, { query, variables: accepted, as, headers });
  expect(errors).toEqual([]);
});

it('answers every query without its optional arguments', async () => {
  const { administrator } = hostile.world;
  const fields = Object.entries(schema.getQueryType()?.getFields() ?? {});
  const optional = fields.filter(([, { args }]) => args.length > 0 && !args.some(isRequiredArgument));
  const failed: string[] = [];
  for (const [name] of optional) {
    const query = operationText(schema, `Query.${name}`);
    const { status, errors } = await askGraphql(server, { query, variables: {}, as: administrator });
    if (status >= 500 || errors.some(({ extensions }) => extensions['code'] === 'INTERNAL')) failed.push(name);
  }
  expect(optional.map(([name]) => name)).toEqual(expect.arrayContaining(['brochures', 'couponFigures']));
  expect(failed).toEqual([]);
});
