import { screen, within } from '@testing-library/react';
import { mockNavigation } from '../../../test/mockNavigation';
import { refusal } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import AllCategoriesScreen from './AllCategoriesScreen';

const open = (answers: Parameters<typeof renderScreen>[0]['answers'], at = '/all-categories') =>
  renderScreen({ routes: [{ path: '*', element: <AllCategoriesScreen /> }], at, answers });

it('links to the list of each category, sub-category and area', async () => {
  await open(mockNavigation);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['All Food & drink', '/?category=FOOD_DRINK'],
    ['Cafés', '/?category=FOOD_DRINK_CAFES'],
    ['All Stay', '/?category=STAY'],
    ['Areas', '/areas'],
    ['Noosa', '/areas/noosa'],
  ]);
  const food = within(screen.getByRole('region', { name: 'Food & drink' }));
  expect(food.getAllByRole('link')).toHaveLength(2);
});

it('keeps the other filters', async () => {
  await open(mockNavigation, '/all-categories?category=STAY&broTypes=CP_AD');
  expect(screen.getByRole('link', { name: 'Cafés' })).toHaveAttribute(
    'href',
    '/?category=FOOD_DRINK_CAFES&broTypes=CP_AD',
  );
  expect(screen.getByRole('link', { name: 'Noosa' })).toHaveAttribute(
    'href',
    '/?category=STAY&mapArea=noosa&broTypes=CP_AD',
  );
});

it('offers another try when the lists cannot be loaded', async () => {
  let broken = true;
  const { user } = await open({
    ...mockNavigation,
    categories: () => {
      if (broken) throw refusal('UNAVAILABLE', 'Come back later.');
      return mockNavigation.categories();
    },
  });
  broken = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Cafés' })).toBeVisible();
});
