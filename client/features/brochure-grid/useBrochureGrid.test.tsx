import { act, screen } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { renderScreen } from '../../test/renderScreen';
import { defaultSort, type GridView } from './GridView';
import { noFilters } from './filters/gridFilters';
import { useBrochureGrid } from './useBrochureGrid';

const viewOf = (page: number): GridView => ({ ...noFilters, sort: defaultSort, sheet: null, page });
const views = [viewOf(1), viewOf(2)] as const;

async function settled(change: () => void): Promise<void> {
  await act(async () => {
    change();
    await Promise.resolve();
  });
}

describe('the rows of a view that changes in a transition', () => {
  it('requests them once, however often React restarts rendering', async () => {
    let goOn = (): void => undefined;
    const drawn = new Promise<void>((resolve) => (goOn = resolve));
    const asked: number[] = [];
    let turn = (): void => undefined;
    let tick = (): void => undefined;

    function Table() {
      const [at, setAt] = useState<0 | 1>(0);
      const [ticks, setTicks] = useState(0);
      turn = () => startTransition(() => setAt(1));
      tick = () => setTicks((before) => before + 1);
      const { total, loading } = useBrochureGrid(views[at], 'normal');
      return (
        <>
          <p>{`${loading ? 'loading' : total} after ${ticks}`}</p>
          <SlowPart isSlow={at === 1} />
        </>
      );
    }

    function SlowPart({ isSlow }: { isSlow: boolean }) {
      if (isSlow) use(drawn);
      return null;
    }

    const brochures = ({ offset }: { offset: number }) => {
      asked.push(offset);
      return { totalCount: 300 + offset, edges: [], pageInfo: {} };
    };
    await renderScreen({ routes: [{ path: '/', element: <Table /> }], at: '/', answers: { brochures } });
    await screen.findByText('300 after 0');

    await settled(() => turn());
    for (const ticks of [1, 2, 3]) {
      await settled(() => tick());
      expect(screen.getByText(`300 after ${ticks}`)).toBeInTheDocument();
    }
    await settled(() => goOn());
    await screen.findByText('400 after 3');
    expect(asked).toEqual([0, 100]);
  });
});
