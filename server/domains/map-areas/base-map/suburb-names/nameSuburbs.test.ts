import { nameSuburbs, type SuburbPiece } from './nameSuburbs';

const piece = (name: string, west: number, width: number): SuburbPiece => {
  return { name, west, east: west + width, south: -12.44, north: -12.42 };
};
const namesOf = (...pieces: SuburbPiece[]) => nameSuburbs(pieces).map(({ name, west }) => [name, west]);

it('names a suburb that two areas have in pieces once, in the larger one', () => {
  expect(namesOf(piece('Winnellie', 130.88, 0.03), piece('Winnellie', 130.86, 0.02))).toEqual([['Winnellie', 130.88]]);
});

it('names two suburbs of one name far from each other, and neighbours of different names', () => {
  const all = [piece('Eaton', 130.8, 0.03), piece('Eaton', 130.9, 0.02), piece('Marrara', 130.83, 0.01)];
  expect(namesOf(...all)).toEqual([
    ['Eaton', 130.8],
    ['Eaton', 130.9],
    ['Marrara', 130.83],
  ]);
});
