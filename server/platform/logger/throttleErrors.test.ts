import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describeError } from './describeError';
import { throttleErrors } from './throttleErrors';

it('logs an outage once a minute, with its cause and count', () => {
  const lines: unknown[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  let time = 0;
  const logger = pino({ serializers: { err: (error: unknown) => describeError(error) } }, stream);
  const log = throttleErrors(
    (fields) => {
      logger.error(fields, 'The job queue met an error.');
    },
    () => time,
  );
  // as pg-boss passes them: no Error, but with the same properties
  const refused = { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432', queue: 'deliver-mail' };
  for (time = 0; time < 60_000; time += 2_000) log(refused);
  expect(lines).toMatchObject([{ err: { code: 'ECONNREFUSED', message: refused.message } }]);
  log(Object.assign(new Error('the database system is starting up'), { code: '57P03' }));
  expect(lines).toHaveLength(2);
  log(refused);
  expect(lines[2]).toMatchObject({ err: { code: 'ECONNREFUSED' }, suppressed: 29 });
});
