import { eventually } from '../../test/eventually';
import { superviseServer } from './superviseServer';

const logger = { error: jest.fn(), warn: jest.fn() };
let running: boolean;
let onLost: jest.Mock<undefined, [Error]>;
let ends: (() => void)[] = [];

/** Supervises a server; `restart` starts it or fails. */
function keep(restart: () => Promise<void>) {
  running = true;
  onLost = jest.fn<undefined, [Error]>();
  const server = { isRunning: () => running, restart: jest.fn(restart) };
  ends.push(superviseServer(server, { logger, onLost, everyMs: 1, delaysMs: [0, 1, 2] }));
  return server;
}

const succeed = (): Promise<void> => Promise.resolve(void (running = true));

afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

it('restarts a server each time it dies', async () => {
  const { restart } = keep(succeed);
  for (const times of [1, 2, 3]) {
    running = false;
    await eventually(() => expect(running).toBe(true));
    expect(restart).toHaveBeenCalledTimes(times);
  }
  expect(onLost).not.toHaveBeenCalled();
});

it('tries several times, then gives up with the last reason', async () => {
  let tries = 0;
  const { restart } = keep(() => Promise.reject(new Error(`try ${(tries += 1)}`)));
  running = false;
  await eventually(() => expect(onLost.mock.calls).toEqual([[new Error('try 3')]]));
  expect(restart).toHaveBeenCalledTimes(3);
});

it('continues when a later try succeeds', async () => {
  const { restart } = keep(succeed);
  restart.mockRejectedValueOnce(new Error('try 1'));
  running = false;
  await eventually(() => expect(running).toBe(true));
  expect([restart.mock.calls.length, onLost.mock.calls.length]).toEqual([2, 0]);
});

it('ignores a server that is stopped on purpose', async () => {
  const { restart } = keep(succeed);
  ends[0]?.();
  const other = keep(succeed);
  running = false;
  await eventually(() => expect(other.restart).toHaveBeenCalled());
  expect(restart).not.toHaveBeenCalled();
});
