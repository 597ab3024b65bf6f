import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore, type Store } from './createStore';
import { useStore } from './useStore';

interface Cart {
  apples: number;
  pears: number;
}

function Apples({ store, onRender }: { store: Store<Cart>; onRender: () => void }) {
  onRender();
  return <p>{useStore(store, ({ apples }) => apples)} apples</p>;
}

function Value({ store }: { store: Store<string> }) {
  return <p>{useStore(store)}</p>;
}

describe('createStore', () => {
  it('calls its listeners after each change, until they leave', () => {
    const store = createStore(1);
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.get()));
    store.set(2);
    store.set(3);
    stop();
    store.set(4);
    expect(seen).toEqual([2, 3]);
    expect(store.get()).toBe(4);
  });

  it('reads its first value once, on demand', () => {
    const read = jest.fn(() => 'stored');
    const store = createStore('nothing', read);
    expect(read).not.toHaveBeenCalled();
    expect([store.get(), store.get()]).toEqual(['stored', 'stored']);
    expect(read).toHaveBeenCalledTimes(1);
    expect(store.initial).toBe('nothing');
  });

  it('does not read what has been set before', () => {
    const read = jest.fn(() => 'stored');
    const store = createStore('nothing', read);
    store.set('set');
    expect(store.get()).toBe('set');
    expect(read).not.toHaveBeenCalled();
  });
});

describe('useStore', () => {
  it('renders when the selected part changes, and only then', () => {
    const store = createStore<Cart>({ apples: 1, pears: 1 });
    const onRender = jest.fn();
    const { container } = render(<Apples store={store} onRender={onRender} />);
    act(() => store.set({ apples: 1, pears: 2 }));
    expect(onRender).toHaveBeenCalledTimes(1);
    act(() => store.set({ apples: 5, pears: 2 }));
    expect(container.textContent).toBe('5 apples');
  });

  it('renders the initial value on the server and during hydration, then the stored one', () => {
    const store = createStore('nothing', () => 'stored');
    const html = renderToString(<Value store={store} />);
    expect(html).toBe('<p>nothing</p>');
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const problems = jest.spyOn(console, 'error');
    render(<Value store={store} />, { container, hydrate: true });
    expect(container.textContent).toBe('stored');
    expect(problems).not.toHaveBeenCalled();
  });
});
