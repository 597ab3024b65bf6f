import { Lifetime, StopRequested } from './Lifetime';

describe('a lifetime', () => {
  it('closes what was opened, the newest first', async () => {
    const lifetime = new Lifetime();
    const closed: string[] = [];
    for (const name of ['database', 'jobs', 'http']) {
      lifetime.onClose(name, async () => {
        await Promise.resolve();
        closed.push(name);
      });
    }
    expect(await lifetime.close()).toEqual([]);
    expect(closed).toEqual(['http', 'jobs', 'database']);
  });

  it('closes each thing once', async () => {
    const lifetime = new Lifetime();
    const close = jest.fn(() => Promise.resolve());
    lifetime.onClose('database', close);
    await Promise.all([lifetime.close(), lifetime.close()]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('goes on when one of them fails, and says which', async () => {
    const lifetime = new Lifetime();
    const closeDatabase = jest.fn(() => Promise.resolve());
    lifetime.onClose('database', closeDatabase);
    lifetime.onClose('jobs', () => Promise.reject(new Error('stuck')));
    expect(await lifetime.close()).toEqual(['jobs: stuck']);
    expect(closeDatabase).toHaveBeenCalled();
  });

  it('breaks a start off between two steps once it is asked to stop', () => {
    const lifetime = new Lifetime();
    expect(() => lifetime.throwIfStopping()).not.toThrow();
    lifetime.stop('SIGTERM');
    expect(() => lifetime.throwIfStopping()).toThrow(StopRequested);
  });

  it('tells once why it ends', () => {
    const lifetime = new Lifetime();
    const tell = jest.fn();
    lifetime.onStop(tell);
    lifetime.stop('SIGTERM');
    lifetime.stop('SIGINT');
    expect(tell.mock.calls).toEqual([['SIGTERM']]);
  });

  it('fails when something breaks that it stands on', async () => {
    const lifetime = new Lifetime();
    lifetime.fail(new Error('no database'));
    await expect(lifetime.failed).rejects.toThrow('no database');
  });
});
