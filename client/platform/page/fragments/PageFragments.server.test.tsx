import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { htmlOf, type Fragment } from '../../../../shared/page-fragments/MarkupPiece';
import { PageFragments, PageFragmentsContext } from './PageFragments';
import { Remembered } from './Remembered.server';

const kept = new Map<string, Fragment>();
const memory = {
  find: (key: string) => kept.get(key),
  keep: (key: string, fragment: Fragment) => void kept.set(key, fragment),
};
beforeEach(() => kept.clear());

let rendered: string[] = [];

function Card({ title, children }: { title: string; children?: ReactNode }) {
  rendered.push(title);
  return (
    <li id={useId()}>
      {title}
      {children}
    </li>
  );
}

function Cards({ titles }: { titles: string[] }) {
  return (
    <ul>
      {titles.map((title) => (
        <Remembered key={title} name="card" of={[title]}>
          <Card title={title} />
        </Remembered>
      ))}
    </ul>
  );
}

function draw(page: ReactNode, mayKeep = true) {
  rendered = [];
  const fragments = new PageFragments(memory);
  const markup = renderToString(<PageFragmentsContext value={fragments}>{page}</PageFragmentsContext>);
  return fragments.assemble(markup, mayKeep);
}
const html = (page: ReactNode) => draw(page).map(htmlOf).join('');

it('renders what is new, and writes what is known, as React would', () => {
  const page = <Cards titles={['One', 'Two']} />;
  const whole = renderToString(page);
  expect(html(page)).toBe(whole);
  expect(rendered).toEqual(['One', 'Two']);
  expect(html(page)).toBe(whole);
  expect(rendered).toEqual([]);
  html(<Cards titles={['One', 'Three']} />);
  expect(rendered).toEqual(['Three']);
});

it('keeps fragments in fragments, each by what it shows', () => {
  const nested = (title: string, inner: string) => (
    <Remembered name="outer" of={[title, inner]}>
      <Card title={title}>
        <Remembered name="inner" of={[inner]}>
          <b>{inner}</b>
        </Remembered>
      </Card>
    </Remembered>
  );
  expect(html(nested('One', 'Two'))).toBe(renderToString(nested('One', 'Two')));
  expect(html(nested('Three', 'Two'))).toBe(renderToString(nested('Three', 'Two')));
  expect(kept.size).toBe(3);
});

it('takes no text of a visitor for a fragment', () => {
  const text = '<known-fragment n="0"></known-fragment><new-fragment n="1">';
  const page = <Cards titles={[text]} />;
  expect(html(page)).toBe(renderToString(page));
  expect(html(page)).toBe(renderToString(page));
});

it('keeps nothing of a page that failed', () => {
  draw(<Cards titles={['One']} />, false);
  expect(kept.size).toBe(0);
});

it('what shows the time is kept for a minute', () => {
  jest.useFakeTimers({ now: new Date('2026-11-26T10:00:59Z') });
  const page = (
    <Remembered name="clock" of={[]} timed>
      <Card title="Open" />
    </Remembered>
  );
  html(page);
  html(page);
  expect(rendered).toEqual([]);
  jest.setSystemTime(new Date('2026-11-26T10:01:00Z'));
  html(page);
  expect(rendered).toEqual(['Open']);
  jest.useRealTimers();
});
