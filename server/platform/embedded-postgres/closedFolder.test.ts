import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closedFolder } from './closedFolder';

const stranger = { uid: 54_321, gid: 54_321 };
let open: string;

beforeAll(() => {
  open = mkdtempSync(path.join(os.tmpdir(), 'local-offers-closed-'));
  chmodSync(open, 0o755);
});
afterAll(() => rmSync(open, { recursive: true }));

it('names the folder that keeps an account out, the highest of several', () => {
  const closed = path.join(open, 'private');
  const data = path.join(closed, 'deeper', 'data');
  mkdirSync(data, { recursive: true, mode: 0o755 });
  expect(closedFolder(data, stranger)).toBeNull();
  chmodSync(closed, 0o700);
  expect(closedFolder(data, stranger)).toBe(closed);
  chmodSync(data, 0o700);
  expect(closedFolder(data, stranger)).toBe(closed);
});
