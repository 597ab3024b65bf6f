import { BrochureFormStore } from './BrochureFormStore';
import { blankValues } from './values/BrochureFormValues';

const refused = { field: 'category', message: 'Choose a category.' };

describe('BrochureFormStore', () => {
  it('shows no problem at an untouched field until the first try to save', () => {
    const store = new BrochureFormStore(blankValues);
    store.judge([refused, { field: 'latitude', message: 'Too far north.' }], []);
    expect(store.problemOf('category')).toBeUndefined();
    store.touch('category');
    expect(store.problemOf('category')).toBe('Choose a category.');
    expect(store.problemOf('position')).toBeUndefined();
    store.refuse(store.get().problems);
    expect(store.problemOf('position')).toBe('Too far north.');
  });

  it("reports unreadable input before the server's problems", () => {
    const store = new BrochureFormStore(blankValues);
    store.set('validTo', 'soon');
    store.judge([{ field: 'validTo', message: 'The last day lies before the first.' }], []);
    expect(store.problemOf('validTo')).toBe('Write the day as DD/MM/YYYY, for example 20/11/2026.');
  });

  it('reports whether there are unsaved changes', () => {
    const store = new BrochureFormStore(blankValues);
    store.set('title', 'A');
    expect(store.isDirty()).toBe(true);
    store.set('title', '');
    expect(store.isDirty()).toBe(false);
    store.set('title', 'B');
    store.rebase(store.get().values);
    expect(store.isDirty()).toBe(false);
  });

  it('notifies subscribers only', () => {
    const store = new BrochureFormStore(blankValues);
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.set('title', 'A');
    const calls = listener.mock.calls.length;
    stop();
    store.set('title', 'B');
    expect(calls).toBeGreaterThan(0);
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});
