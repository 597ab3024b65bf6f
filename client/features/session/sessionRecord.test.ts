import type { Session } from './Session';
import { readSession, writeSession } from './sessionRecord';

const session: Session = {
  accessToken: 'token',
  role: 'VENDOR',
  user: { did: 'def', email: 'wren@wren.example', name: null, vendor: { databaseId: 4, companyName: 'Wren & Co' } },
};

describe('the session in local storage', () => {
  beforeEach(() => localStorage.clear());

  it('keeps when the token ends, if that is known', () => {
    writeSession(localStorage, { ...session, endsAt: 1_800_000_000_000 });
    expect(readSession(localStorage)).toEqual({ ...session, endsAt: 1_800_000_000_000 });
    writeSession(localStorage, session);
    expect(readSession(localStorage)).toEqual(session);
  });

  it('never lacks a token while the same user gets a new one', () => {
    writeSession(localStorage, session);
    const removed = jest.spyOn(Storage.prototype, 'removeItem');
    writeSession(localStorage, { ...session, accessToken: 'new', endsAt: 1 });
    expect(removed).not.toHaveBeenCalled();
    removed.mockRestore();
    expect(readSession(localStorage)?.accessToken).toBe('new');
  });

  it('survives a round trip under its keys', () => {
    writeSession(localStorage, session);
    expect(readSession(localStorage)).toEqual(session);
    expect(localStorage.getItem('accessToken')).toBe('token');
    expect(localStorage.getItem('userRole')).toBe('VENDOR');
    expect(JSON.parse(localStorage.getItem('loginUser') ?? '')).toMatchObject({ email: 'wren@wren.example' });
  });

  it('is removed completely', () => {
    writeSession(localStorage, session);
    writeSession(localStorage, null);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['accessToken', ''],
    ['userRole', 'OWNER'],
    ['loginUser', '{"did":'],
    ['loginUser', 'null'],
    ['loginUser', '{"did":7,"email":"a@b.example"}'],
  ])('is ignored when %s is %j', (key, value) => {
    writeSession(localStorage, session);
    localStorage.setItem(key, value);
    expect(readSession(localStorage)).toBeNull();
  });
});
