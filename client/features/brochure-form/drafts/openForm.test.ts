import { blankValues } from '../values/BrochureFormValues';
import { brochureDrafts, draftKey } from './brochureDrafts';
import { openForm, takeUpDraft } from './openForm';

const key = draftKey('abcdefghijkl', '7');
const base = { ...blankValues, title: 'Old', highlights: 'Old' };
const keep = (values: Partial<typeof base>, isInterrupted = false) =>
  brochureDrafts.write(key, { keptAt: '2026-11-20T10:00:00Z', base, values: { ...base, ...values }, isInterrupted });

afterEach(() => localStorage.clear());

describe('openForm', () => {
  it('offers a draft, and shows the saved ad until the user decides', () => {
    keep({ title: 'Mine' });
    const { store, offered, resumed } = openForm(base, key);
    expect(store.get().values.title).toBe('Old');
    expect(offered?.values.title).toBe('Mine');
    expect(resumed).toBeNull();
    takeUpDraft(store, offered!);
    expect(store.get().values.title).toBe('Mine');
    expect(store.isDirty()).toBe(true);
  });

  it('restores the draft of an interrupted session', () => {
    keep({ title: 'Mine' }, true);
    const { store, offered, resumed } = openForm(base, key);
    expect([store.get().values.title, offered, resumed?.values.title]).toEqual(['Mine', null, 'Mine']);
  });

  it('merges a draft with later saves and reports conflicts', () => {
    keep({ title: 'Mine' }, true);
    const { store, conflict } = openForm({ ...base, title: 'Theirs', highlights: 'Theirs' }, key);
    expect(store.get().values).toMatchObject({ title: 'Mine', highlights: 'Theirs' });
    expect(conflict?.fields).toEqual(['title']);
  });

  it('does not show the draft of another account', () => {
    keep({ title: 'Mine' });
    expect(openForm(base, draftKey('mnopqrstuvwx', '7')).offered).toBeNull();
  });

  it.each([['no JSON'], ['[]'], ['{"keptAt":5}'], ['null']])('ignores an unreadable draft: %s', (text) => {
    localStorage.setItem(key, text);
    expect(openForm(base, key).offered).toBeNull();
  });

  it('drops values that an older form stored in another shape', () => {
    const values = { title: 7, highlights: 'Kept', brochureCategories: 'A', vendor: [], couponsUnlimited: 'yes' };
    localStorage.setItem(key, JSON.stringify({ keptAt: '2026-11-20T10:00:00Z', base: {}, values }));
    expect(openForm(base, key).offered?.values).toEqual({ ...blankValues, highlights: 'Kept' });
  });
});
