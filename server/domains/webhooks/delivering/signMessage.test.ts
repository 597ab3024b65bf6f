import { nextAttempt, mostAttempts } from './nextAttempt';
import { signMessage } from './signMessage';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };

it('signs as the test vector of Standard Webhooks', () => {
  expect(signMessage(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('has a signature for each secret during a rotation', () => {
  const { 'webhook-signature': signatures } = signMessage(message, ['whsec_bmV3', secret]);
  expect(signatures?.split(' ')).toHaveLength(2);
  expect(signatures?.split(' ')[1]).toBe(signMessage(message, [secret])['webhook-signature']);
});

it('tries again for a little over three days', () => {
  const start = new Date('2026-11-20T00:00:00Z');
  let now = start;
  for (let attempts = 1; attempts < mostAttempts; attempts += 1) now = nextAttempt(attempts, now)!;
  expect((now.getTime() - start.getTime()) / 3_600_000).toBeCloseTo(75.58, 1);
  expect(nextAttempt(mostAttempts, now)).toBeNull();
});
