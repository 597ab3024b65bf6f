import { RequestTimedOut } from '../../../platform/errors/RequestTimedOut';
import { LocalProblem } from '../LocalProblem';
import { UploadQueue } from './UploadQueue';

const ad = { id: 'QnJvY2h1cmU6Nw', databaseId: 7 };
const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const text = new File(['hello'], 'notes.txt', { type: 'text/plain' });

/** A fake server that records uploads and fails on request. */
function makeQueue(failures: string[] = []) {
  const sent: string[] = [];
  const queue = new UploadQueue((target, { file }, onProgress) => {
    const failure = failures.indexOf(file.name);
    if (failure >= 0) return Promise.reject(new TypeError(`${failures.splice(failure, 1).join()} was lost`));
    onProgress(1);
    sent.push(`${String(target.databaseId)} ${file.name}`);
    return Promise.resolve();
  });
  const states = () => queue.uploads.get().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, sent, states };
}

it('sends files of a saved ad at once and in order', async () => {
  const { queue, sent, states } = makeQueue();
  queue.aimAt(ad);
  await queue.add([jpeg('a.jpg'), jpeg('b.jpg')]);
  expect(sent).toEqual(['7 a.jpg', '7 b.jpg']);
  expect(states()).toEqual([]);
});

it('holds files of a new ad, in the order given', async () => {
  const { queue, sent, states } = makeQueue();
  await queue.add([jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg')]);
  expect(states()).toEqual(['a.jpg WAITING', 'b.jpg WAITING', 'c.jpg WAITING']);
  const [a, , c] = queue.uploads.get();
  queue.move(c!.key, -1);
  queue.drop(a!.key);
  queue.move(queue.uploads.get()[0]!.key, -1);
  expect(await queue.sendTo(ad)).toBe(true);
  expect(sent).toEqual(['7 c.jpg', '7 b.jpg']);
});

it('waits for files that are still being read', async () => {
  const { queue, sent } = makeQueue();
  void queue.add([jpeg('a.jpg')]);
  expect(await queue.sendTo(ad)).toBe(true);
  expect(sent).toEqual(['7 a.jpg']);
});

it('refuses what the server would refuse, without sending it', async () => {
  const { queue, sent, states } = makeQueue();
  queue.aimAt(ad);
  await queue.add([text, jpeg('a.jpg')]);
  expect(sent).toEqual(['7 a.jpg']);
  expect(states()).toEqual(['notes.txt REFUSED']);
  expect(queue.uploads.get()[0]?.problem).toMatch(/^Files of this kind are not taken\./);
});

it('keeps a failed upload, continues with the others and retries it', async () => {
  const { queue, sent, states } = makeQueue(['a.jpg', 'a.jpg']);
  queue.aimAt(ad);
  await queue.add([jpeg('a.jpg'), jpeg('b.jpg')]);
  expect(sent).toEqual(['7 b.jpg']);
  expect(states()).toEqual(['a.jpg FAILED']);
  expect(queue.uploads.get()[0]?.problem).toMatch(/cannot be reached/);
  expect(await queue.sendTo(ad)).toBe(false);
  await queue.tryAgain(queue.uploads.get()[0]!.key);
  expect(sent).toEqual(['7 b.jpg', '7 a.jpg']);
  expect(states()).toEqual([]);
});

it('sends again by itself what a lost connection cut off, and nothing else', async () => {
  const sent: string[] = [];
  let isOnline = false;
  const queue = new UploadQueue((_target, { file }, onProgress) => {
    sent.push(file.name);
    if (isOnline) return Promise.resolve();
    onProgress(file.name === 'whole.jpg' ? 1 : 0.4);
    if (file.name === 'refused.jpg') return Promise.reject(new LocalProblem('Your session has ended.'));
    if (file.name === 'silent.jpg') return Promise.reject(new RequestTimedOut(60_000));
    return Promise.reject(new TypeError('The connection was lost.'));
  });
  queue.aimAt(ad);
  await queue.add(['cut.jpg', 'silent.jpg', 'whole.jpg', 'refused.jpg'].map(jpeg));
  expect(sent.splice(0)).toEqual(['cut.jpg', 'silent.jpg', 'whole.jpg', 'refused.jpg']);
  isOnline = true;
  await queue.resume();
  expect(sent).toEqual(['cut.jpg', 'silent.jpg', 'whole.jpg']);
  expect(queue.uploads.get().map(({ file, state }) => `${file.name} ${state}`)).toEqual(['refused.jpg FAILED']);
});

it('names the same file by the same key when it is sent again, and a cropped one by another', async () => {
  const keys: string[] = [];
  const queue = new UploadQueue((_target, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    return Promise.reject(new TypeError('The connection was lost.'));
  });
  queue.aimAt(ad);
  await queue.add([jpeg('a.jpg'), jpeg('b.jpg')]);
  await queue.resume();
  await queue.exchange(queue.uploads.get()[0]!.key, jpeg('cut.jpg'));
  const [a, b, aAgain, bAgain, cut] = keys;
  expect([aAgain, bAgain]).toEqual([a, b]);
  expect(new Set([a, b, cut])).toHaveProperty('size', 3);
  expect(a).toMatch(/^[!-~]{8,100}$/);
});

it('reports an arrived file before removing it from the list', async () => {
  const { queue, states } = makeQueue();
  const seen: string[][] = [];
  queue.whenSent(() => {
    seen.push(states());
    return Promise.reject(new Error('The ad cannot be read just now.'));
  });
  queue.aimAt(ad);
  await queue.add([jpeg('a.jpg')]);
  expect(seen).toEqual([['a.jpg SENDING']]);
  expect(states()).toEqual([]);
});

it('replaces a waiting file with its cropped version', async () => {
  const { queue, sent } = makeQueue();
  await queue.add([jpeg('a.jpg')]);
  await queue.exchange(queue.uploads.get()[0]!.key, jpeg('cut.jpg'));
  await queue.sendTo(ad);
  expect(sent).toEqual(['7 cut.jpg']);
});

it('sends a failed file of a saved ad once it is cropped', async () => {
  const { queue, sent, states } = makeQueue(['a.jpg']);
  queue.aimAt(ad);
  await queue.add([jpeg('a.jpg')]);
  expect(states()).toEqual(['a.jpg FAILED']);
  await queue.exchange(queue.uploads.get()[0]!.key, jpeg('cut.jpg'));
  expect(sent).toEqual(['7 cut.jpg']);
  expect(states()).toEqual([]);
});
