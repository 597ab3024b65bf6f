import type { BrochureFormBrochureFragment } from '../../generated/types';
import { mockBrochure } from '../../test/mockBrochure';
import { SheetStore } from './SheetStore';

const ad = (databaseId: number, title: string, highlights = ''): BrochureFormBrochureFragment => ({
  ...(mockBrochure(databaseId, title) as unknown as BrochureFormBrochureFragment),
  ...{ title, highlights },
});

const id = 'brochure-1';

function open() {
  const store = new SheetStore([ad(1, 'Tern'), ad(2, 'Wren')]);
  const shown = () => store.row(id)!;
  return { store, shown };
}

it('shows what is typed while it is saved, and leaves the other rows as they are', () => {
  const { store, shown } = open();
  const [, other] = store.get();
  store.type([{ id, field: 'title', value: 'Gull' }]);
  expect(shown().values.title).toBe('Gull');
  expect(shown().base.title).toBe('Tern');
  expect(store.unsaved(shown())).toEqual(['title']);
  expect(store.get()[1]).toBe(other);
});

it('keeps what was typed while an earlier text was being saved', () => {
  const { store, shown } = open();
  store.type([{ id, field: 'title', value: 'Gull' }]);
  const sent = shown().values;
  store.type([
    { id, field: 'title', value: 'Gulls' },
    { id, field: 'highlights', value: 'Views' },
  ]);
  store.save(ad(1, 'Gull'), ['title'], sent);
  expect(shown().base.title).toBe('Gull');
  expect(shown().values).toMatchObject({ title: 'Gulls', highlights: 'Views' });
  expect(store.unsaved(shown())).toEqual(['title', 'highlights']);
});

it('has nothing left to save after the answer', () => {
  const { store, shown } = open();
  store.type([{ id, field: 'title', value: 'Gull' }]);
  store.save(ad(1, 'Gull'), ['title'], shown().values);
  expect(shown()).toMatchObject({ base: { title: 'Gull' }, values: { title: 'Gull' } });
  expect(shown().notes).toEqual({});
});

it('keeps the saved value under a text that was refused, until it is restored', () => {
  const { store, shown } = open();
  store.type([{ id, field: 'title', value: 'Bad' }]);
  store.refuse([{ id, field: 'title', text: 'Bad', message: 'A title has no such word.' }]);
  expect(shown().values.title).toBe('Tern');
  expect(shown().notes.title).toEqual({ kind: 'refused', text: 'Bad', message: 'A title has no such word.' });
  expect(store.unsaved(shown())).toEqual([]);
  store.restore([{ id, field: 'title' }]);
  expect(shown().notes).toEqual({});
});

it("joins another person's version where they wrote other cells", () => {
  const { store, shown } = open();
  store.type([{ id, field: 'title', value: 'Gull' }]);
  expect(store.meet(ad(1, 'Tern', 'Theirs'))).toBe(true);
  expect(shown().values).toMatchObject({ title: 'Gull', highlights: 'Theirs' });
  expect(store.unsaved(shown())).toEqual(['title']);
});

it('leaves a cell that both have written to the person, and saves neither', () => {
  const { store, shown } = open();
  store.type([{ id, field: 'title', value: 'Gull' }]);
  expect(store.meet(ad(1, 'Kite'))).toBe(false);
  expect(shown()).toMatchObject({ base: { title: 'Kite' }, values: { title: 'Gull' } });
  expect(shown().notes.title).toEqual({ kind: 'contested' });
  expect(store.unsaved(shown())).toEqual([]);
});

it('saves nothing for a cell that was typed back', () => {
  const { store, shown } = open();
  store.type([{ id, field: 'title', value: 'Gull' }]);
  store.type([
    { id, field: 'title', value: 'Tern' },
    { id, field: 'highlights', value: 'Views' },
  ]);
  store.settleSame(id);
  expect(shown().notes).toEqual({ highlights: { kind: 'saving' } });
});
