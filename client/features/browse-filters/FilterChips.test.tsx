import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../test/renderScreen';
import { FilterChips } from './FilterChips';
import { nearMeStore } from './near-me/nearMeStore';

type Locate = Geolocation['getCurrentPosition'];

const noosa = { name: 'Noosa Heads', state: 'QLD', postcode: '4567', latitude: -26.4, longitude: 153.09 };
const searches: string[] = [];
const places = ({ search }: { search: string }) => {
  searches.push(search);
  return /^noo|^4567$/i.test(search) ? [{ ...noosa, brochuresCount: 0 }] : [];
};

function setGeolocation(getCurrentPosition: Locate | null): void {
  const value = getCurrentPosition && { getCurrentPosition };
  if (value) Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  else Reflect.deleteProperty(navigator, 'geolocation');
}

const found: Locate = (done) =>
  done({ coords: { latitude: -26.123456, longitude: 153.000049, accuracy: 12.3 } } as GeolocationPosition);
const refused: Locate = (_done, fail) => fail?.({ code: 1, message: 'denied' } as GeolocationPositionError);

const open = (at: string) =>
  renderScreen({ routes: [{ path: '*', element: <FilterChips /> }], at, answers: { places } });
const chip = (name: string) => screen.getByRole('link', { name });
const nearMe = () => screen.getByRole('button', { name: 'Near Me' });

afterEach(() => {
  setGeolocation(null);
  act(() => nearMeStore.set(null));
});

it('narrows to a type and keeps category, area and search text', async () => {
  const { user, place } = await open('/?category=STAY&mapArea=noosa&q=surf');
  expect(chip('All')).not.toHaveAttribute('aria-current');
  await user.click(chip('Brochures'));
  expect(place.current).toBe('/?category=STAY&mapArea=noosa&broTypes=BRO_AD&q=surf');
  expect(chip('Brochures')).toHaveAttribute('aria-current', 'true');
  expect(chip('Offers')).not.toHaveAttribute('aria-current');
});

it('marks no type when several are chosen', async () => {
  await open('/?broTypes=BRO_AD,CP_AD');
  for (const name of ['Offers', 'Brochures', 'All']) expect(chip(name)).not.toHaveAttribute('aria-current');
});

it('clears every filter and the position by "All", but not the search text', async () => {
  nearMeStore.set({ lat: -26, lon: 153 });
  const { user, place } = await open(
    '/?category=STAY&mapArea=noosa&broTypes=CP_AD&q=surf&openNow=true&usableNow=true&near=-26.4,153.1&place=Noosa&suburb=Noosa&withPrice=true&minSaving=25&endsWithinDays=7&withinKm=5',
  );
  await user.click(chip('All'));
  expect(place.current).toBe('/?q=surf');
  expect(nearMeStore.get()).toBeNull();
  expect(chip('All')).toHaveAttribute('aria-current', 'true');
});

it('does not mark "All" while the list is sorted around the visitor', async () => {
  nearMeStore.set({ lat: -26, lon: 153 });
  await open('/');
  expect(chip('All')).not.toHaveAttribute('aria-current');
  expect(nearMe()).toHaveAttribute('aria-pressed', 'true');
});

it('takes the rounded position in place of a suburb, keeps it out of the address, and forgets it again', async () => {
  setGeolocation(found);
  const { user, place } = await open('/?broTypes=CP_AD&near=-26.4,153.1&place=Noosa');
  await user.click(nearMe());
  await waitFor(() => expect(place.current).toBe('/?broTypes=CP_AD'));
  expect(nearMeStore.get()).toEqual({ lat: -26.1235, lon: 153, accuracy: 20 });
  expect(nearMe()).toHaveAttribute('aria-pressed', 'true');
  await user.click(nearMe());
  expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('nearMeFilter')).toBe('{"isOn":false}');
});

it('asks the browser once while the answer is pending', async () => {
  const answers: PositionCallback[] = [];
  setGeolocation((done) => answers.push(done));
  const { user } = await open('/');
  await user.click(nearMe());
  const waiting = await screen.findByRole('button', { name: 'Finding you …' });
  await user.click(waiting);
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => {
    answers[0]?.({ coords: { latitude: -20, longitude: 140, accuracy: 0 } } as GeolocationPosition);
    await Promise.resolve();
  });
  expect(answers).toHaveLength(1);
  expect(nearMeStore.get()).toEqual({ lat: -20, lon: 140 });
});

it.each([
  ['refuses', refused, 'Sorry, it is not possible to get your current location.'],
  ['has no geolocation', null, 'Getting your current location is not supported in this browser.'],
])('names the reason and offers suburbs when the browser %s', async (_what, locate, message) => {
  setGeolocation(locate);
  const { user } = await open('/');
  await user.click(nearMe());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByLabelText('Choose a suburb or postcode instead')).toBeVisible();
  expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
});

describe('the suburb in place of a position', () => {
  const askForSuburb = async (at: string) => {
    setGeolocation(refused);
    const screenOfTest = await open(at);
    await screenOfTest.user.click(nearMe());
    return { ...screenOfTest, field: await screen.findByLabelText('Choose a suburb or postcode instead') };
  };

  it('suggests suburbs while typing; choosing one keeps the filters and drops the search text', async () => {
    const { user, place, field } = await askForSuburb('/?broTypes=CP_AD&q=surf');
    await user.type(field, 'Noo');
    const suggestion = await screen.findByRole('link', { name: 'Near Noosa Heads QLD 4567' });
    await user.click(suggestion);
    expect(place.current).toBe('/?broTypes=CP_AD&near=-26.4%2C153.09&place=Noosa+Heads+QLD');
    expect(screen.queryByLabelText('Choose a suburb or postcode instead')).toBeNull();
  });

  it.each([
    ['a suburb named in full', 'noosa heads{Enter}', '/?near=-26.4%2C153.09&place=Noosa+Heads+QLD'],
    ['a postcode', '4567{Enter}', '/?near=-26.4%2C153.09&place=Noosa+Heads+QLD'],
    ['any other text as a search', 'fish & chips{Enter}', '/?q=fish+%26+chips'],
  ])('goes to %s', async (_what, typed, address) => {
    const { user, place, field } = await askForSuburb('/');
    await user.type(field, typed);
    await waitFor(() => expect(place.current).toBe(address));
  });

  it('asks nothing for one letter, and goes nowhere for blanks', async () => {
    const { user, place, field } = await askForSuburb('/?q=surf');
    searches.length = 0;
    await user.type(field, ' N ');
    expect(searches).toEqual([]);
    await user.clear(field);
    await user.type(field, '  {Enter}');
    expect(place.current).toBe('/?q=surf');
  });
});
