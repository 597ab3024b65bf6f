import { needsText } from './needsText';

it.each([
  [['assets', 'description'], 'Needs: description, an image'],
  [['normalPriceSince', 'category'], 'Needs: since when the normal price has been charged, main category'],
  [['assets', 'normalPriceSince'], 'Needs: since when the normal price has been charged, an image'],
])('names the fields of %j in the order of a form', (fields, text) => {
  expect(needsText(fields.map((field) => ({ field })))).toBe(text);
});
