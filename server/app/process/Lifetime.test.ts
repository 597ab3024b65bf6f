import { Lifetime, StopRequested } from './Lifetime';

describe('a lifetime', () => {
  it('closes everything that was opened, the newest first', async () => {
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

  it('closes each resource once', async () => {
    const lifetime = new Lifetime();
    const close = jest.fn(() => Promise.resolve());
    lifetime.onClose('database', close);
    await Promise.all([lifetime.close(), lifetime.close()]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('continues when one of them fails, and returns its name', async () => {
    const lifetime = new Lifetime();
    const closeDatabase = jest.fn(() => Promise.resolve());
    lifetime.onClose('database', closeDatabase);
    lifetime.onClose('jobs', () => Promise.reject(new Error('stuck')));
    expect(await lifetime.close()).toEqual(['jobs: stuck']);
    expect(closeDatabase).toHaveBeenCalled();
  });

  it('stops a start between two steps', () => {
    const lifetime = new Lifetime();
    expect(() => lifetime.throwIfStopping()).not.toThrow();
    lifetime.stop('SIGTERM');
    expect(() => lifetime.throwIfStopping()).toThrow(StopRequested);
  });

  it('reports once why it ends', () => {
    const lifetime = new Lifetime();
    const tell = jest.fn();
    lifetime.onStop(tell);
    lifetime.stop('SIGTERM');
    lifetime.stop('SIGINT');
    expect(tell.mock.calls).toEqual([['SIGTERM']]);
  });

  it('fails when a resource that it needs breaks', async () => {
    const lifetime = new Lifetime();
    lifetime.fail(new Error('no database'));
    await expect(lifetime.failed).rejects.toThrow('no database');
  });
});
