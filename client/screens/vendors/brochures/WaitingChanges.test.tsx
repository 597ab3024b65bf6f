import { render, screen } from '@testing-library/react';
import { WaitingChanges } from './WaitingChanges';

it('shows what waits in the order of the form, as people read it', () => {
  const changes = [
    { field: 'normalPriceCents', before: '4000', after: '2490' },
    { field: 'title', before: 'Tea', after: null },
  ].map((change) => ({ __typename: 'RevisedField' as const, ...change }));
  render(
    <WaitingChanges
      revision={
        { __typename: 'PendingRevision', state: 'WAITING', changes } as Parameters<typeof WaitingChanges>[0]['revision']
      }
    />,
  );
  const rows = screen.getAllByRole('row', { hidden: true }).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['TitleTea–', 'Normal price$40.00$24.90']);
});
