import { wrongTitle } from './wrongTitle';

it.each([
  'Whale watching – Local Offers',
  'Local offers in Noosa',
  'Local Offers: coupons, tours, cafés and shops near you',
  'You are leaving Local Offers',
])('accepts %s', (title) => {
  expect(wrongTitle(title)).toEqual([]);
});

it.each([
  '',
  'Local Offers',
  ' – Local Offers',
  'Whale watching',
  'Welcome to Local Offers – Local Offers',
  'Local offers in Noosa – Local Offers',
  'Local Offers – Local Offers',
])('refuses “%s”', (title) => {
  expect(wrongTitle(title)).toEqual([`its title is “${title}”`]);
});
