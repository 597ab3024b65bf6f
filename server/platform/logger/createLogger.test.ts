import { QueryFailedError } from 'typeorm';
import { createLogger } from './createLogger';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let lines = '';
  write(createLogger({ level: 'info' }, { write: (line) => (lines += line) }));
  return lines;
}

describe('the log', () => {
  it('is one JSON object per line, with level and time as text', () => {
    const line = logged((logger) => {
      logger.info({ requestId: 'r1', status: 200 }, 'request');
    });
    expect(JSON.parse(line)).toMatchObject({ level: 'info', requestId: 'r1', status: 200, msg: 'request' });
    expect(line).toMatch(/"time":"\d{4}-\d\d-\d\dT/);
  });

  it.each([
    ['an e-mail address', 'no account for kim.o+shop@cafe.example', 'kim.o'],
    ['an access token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJ'],
    ['an authorization header', 'authorization: Bearer abc.def-123', 'abc.def'],
    ['a database login', 'postgres://offers:hunter2@db:5432/offers', 'hunter2'],
    ["a mail server's login", 'smtp://offers:hunter2@mail:587', 'hunter2'],
    ['a position', 'GET /rest/brochure/public/?curLocLat=-27.47&curLocLon=153.02', '27.47'],
    ['a coupon code', 'GET /redeem?code=K3T9-2', 'K3T9'],
    ['the key of a coupon', `POST /coupon/${'k3v9'.repeat(13)}abc`, 'k3v9'],
    ["the key of a coupon's PDF", `GET /rest/coupon/public/${'k3v9'.repeat(13)}abc/pdf`, 'k3v9'],
    ['the key of all coupons of an address', `GET /my-coupons/${'k3v9'.repeat(10)}abc`, 'k3v9'],
    ['the key of a preview', 'GET /details/7?preview=b7.k3v9', 'k3v9'],
  ])('never shows %s', (_what, text, secret) => {
    const lines = logged((logger) => {
      logger.info(text);
      logger.warn({ url: text }, 'as a field');
      logger.error({ err: new Error(text) }, 'in an error');
    });
    expect(lines).not.toContain(secret);
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => typeof JSON.parse(line)),
    ).toEqual(['object', 'object', 'object']);
  });

  it('never shows the values of a failed statement', () => {
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (phone)=(0491570006)',
    });
    const error = new QueryFailedError('INSERT INTO accounts VALUES ($1)', ['0491570006'], cause);
    const lines = logged((logger) => {
      logger.error({ err: error }, 'failed');
    });
    expect(lines).toContain('duplicate key value');
    expect(lines).toContain('23505');
    expect(lines).not.toContain('0491570006');
  });

  it('handles a long hostile line in linear time', () => {
    const started = performance.now();
    logged((logger) => {
      logger.info(`${'a.'.repeat(50_000)}?lat=${'&lat='.repeat(20_000)}eyJ${'a'.repeat(50_000)}`);
    });
    // by the square of its length it would be minutes, on whatever machine
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
