import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { refusal } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { pinOf } from './pinOf';
import { PositionField } from './PositionField';
import { nowhere, type PositionValue } from './PositionValue';

let kept: PositionValue;

function Form({ start }: { start: PositionValue }) {
  const [value, setValue] = useState(start);
  useEffect(() => {
    kept = value;
  });
  return (
    <UnstyledAntd>
      <PositionField
        value={value}
        onChange={setValue}
        getAddress={() => ({ line1: '3 Church Street' })}
        mapArea="larkin-beach"
      />
    </UnstyledAntd>
  );
}

const draw = (start: PositionValue, positionOfAddress: (args: never) => unknown = () => null) =>
  renderScreen({
    routes: [{ path: '/', element: <Form start={start} /> }],
    at: '/',
    answers: { viewer: () => ({ role: 'ADMINISTRATOR' }), positionOfAddress },
  });

const latitude = () => screen.getByRole('textbox', { name: 'Latitude' });

it('accepts numbers and shows the server’s messages for invalid ones', async () => {
  const { user } = await draw(nowhere);
  await user.type(latitude(), '-26.4');
  expect(screen.getByText(/needs both latitude and longitude: give longitude too/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Longitude' }), '15.3');
  expect(screen.getByText('A longitude in Australia lies between 96 and 168.5.')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Longitude' }));
  await user.type(screen.getByRole('textbox', { name: 'Longitude' }), '153.1');
  expect(kept).toEqual({ latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' });
  expect(screen.getByText('Set exactly.')).toBeVisible();
});

it('accepts a pair pasted into one field', async () => {
  const { user } = await draw(nowhere);
  await user.click(latitude());
  await user.paste('-26.39, 153.09');
  expect(kept).toEqual({ latitude: -26.39, longitude: 153.09, positionSource: 'EXACT' });
});

it('keeps the value when the text is no number', async () => {
  const { user } = await draw({ latitude: -26, longitude: 153, positionSource: 'EXACT' });
  await user.clear(latitude());
  await user.type(latitude(), '-2x');
  await user.tab();
  expect(kept.latitude).not.toBeNaN();
});

it('finds the position by the address, which is then not sent as a pin', async () => {
  const found = jest.fn((_args: never) => ({ latitude: -26.1, longitude: 153, positionSource: 'STREET' }));
  const { user } = await draw(nowhere, found);
  await user.click(screen.getByRole('button', { name: 'Find from the address' }));
  expect(await screen.findByText('Found: On its street, by the streets index.')).toBeVisible();
  expect(found.mock.calls[0]?.[0]).toEqual({ address: { line1: '3 Church Street' }, mapArea: 'larkin-beach' });
  expect(kept.latitude).toBe(-26.1);
  expect(pinOf(kept)).toEqual({ latitude: null, longitude: null });
  expect(pinOf({ ...kept, positionSource: 'EXACT' })).toEqual({ latitude: -26.1, longitude: 153 });
});

it('reports an address that is not found, and a refusal of the server', async () => {
  const answers = [() => null, () => Promise.reject(refusal('VALIDATION_FAILED', 'A postcode has four digits.'))];
  const { user } = await draw(nowhere, () => answers.shift()?.());
  await user.click(screen.getByRole('button', { name: 'Find from the address' }));
  expect(await screen.findByText(/Neither the street nor the suburb/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Find from the address/ }));
  expect(await screen.findByText('A postcode has four digits.')).toBeVisible();
});

it('clears the position', async () => {
  const { user } = await draw({ latitude: -26, longitude: 153, positionSource: 'EXACT' });
  await user.click(screen.getByRole('button', { name: 'Clear the position' }));
  expect(kept).toEqual(nowhere);
});
