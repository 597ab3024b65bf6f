import { screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { BrochureCardBrochureFragmentDoc } from '../../generated/BrochureCard';
import { mockBrochure } from '../../test/mockBrochure';
import { renderScreen } from '../../test/renderScreen';
import { WithBrochure } from '../../test/WithBrochure';
import { BrochureCard } from './BrochureCard';
import * as placeLine from './placeLine';

jest.mock('./placeLine', () => ({ placeLine: jest.fn(() => 'Tern Bay') }));

it('a card does not render again with its list', async () => {
  const rendering = jest.mocked(placeLine.placeLine);
  function List({ brochure }: ComponentProps<typeof BrochureCard>) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>List {count}</button>
        <BrochureCard brochure={brochure} />
      </>
    );
  }
  const element = (
    <WithBrochure fragment={BrochureCardBrochureFragmentDoc}>{(brochure) => <List brochure={brochure} />}</WithBrochure>
  );
  const answers = { brochure: () => mockBrochure(7, 'Surf lesson', {}) };
  const { user } = await renderScreen({ routes: [{ path: '*', element }], at: '/', answers });
  const button = await screen.findByRole('button', { name: 'List 0' });
  const before = rendering.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await user.click(button);
  await screen.findByRole('button', { name: 'List 1' });
  expect(rendering).toHaveBeenCalledTimes(before);
});
