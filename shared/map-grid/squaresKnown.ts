/** On screen and paper, under an index that is made of points. */
export const squaresKnown =
  'Each street has the squares that are known, from addresses or stops along it. It may be in others too.';
