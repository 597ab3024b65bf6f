import { newDid } from './did';

it('a display id has 12 characters that are hard to misread, and is new each time', () => {
  const dids = Array.from({ length: 1000 }, newDid);
  for (const did of dids) expect(did).toMatch(/^[2-9a-km-np-z]{12}$/);
  expect(new Set(dids).size).toBe(1000);
});
