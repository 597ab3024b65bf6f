const roundLengths = [
  10, 20, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000,
];

interface ScaleLength {
  metres: number;
  /** "200 m", "1 km" */
  label: string;
}

/** Returns the longest round length for a scale bar of at most this many metres; at least 10 metres. */
export function scaleLength(mostMetres: number): ScaleLength {
  const metres = roundLengths.findLast((length) => length <= mostMetres) ?? 10;
  return { metres, label: metres < 1000 ? `${metres} m` : `${metres / 1000} km` };
}
