import { BrochureFormStore } from './BrochureFormStore';
import { blankValues } from './values/BrochureFormValues';

const refused = { field: 'category', message: 'Choose a category.' };

describe('BrochureFormStore', () => {
  it('says nothing of a field that nobody has been in, until somebody tries to save', () => {
    const store = new BrochureFormStore(blankValues);
    store.judge([refused, { field: 'latitude', message: 'Too far north.' }], []);
    expect(store.problemOf('category')).toBeUndefined();
    store.touch('category');
    expect(store.problemOf('category')).toBe('Choose a category.');
    expect(store.problemOf('position')).toBeUndefined();
    store.refuse(store.get().problems);
    expect(store.problemOf('position')).toBe('Too far north.');
  });

  it('says first what cannot even be sent', () => {
    const store = new BrochureFormStore(blankValues);
    store.set('validTo', 'soon');
    store.judge([{ field: 'validTo', message: 'The last day lies before the first.' }], []);
    expect(store.problemOf('validTo')).toBe('Write the day as DD/MM/YYYY, for example 20/11/2026.');
  });

  it('knows whether there is anything to save', () => {
    const store = new BrochureFormStore(blankValues);
    store.set('title', 'A');
    expect(store.isDirty()).toBe(true);
    store.set('title', '');
    expect(store.isDirty()).toBe(false);
    store.set('title', 'B');
    store.rebase(store.get().values);
    expect(store.isDirty()).toBe(false);
  });

  it('tells only those who listen', () => {
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
