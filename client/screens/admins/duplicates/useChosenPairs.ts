import { useState } from 'react';
import type { DuplicateAds } from './DuplicateAds';

export type ChosenPairs = ReadonlyMap<string, DuplicateAds>;

/** The pairs chosen over pages. Another filter lists other pairs, so those of the former list are forgotten. */
export function useChosenPairs(filter: object) {
  const [chosen, setChosen] = useState<ChosenPairs>(new Map());
  const list = JSON.stringify(filter);
  const [listOfChosen, setListOfChosen] = useState(list);
  if (listOfChosen !== list) {
    setListOfChosen(list);
    setChosen(new Map());
  }

  /** pairs that are decided are not shown any more, so they must not be sent with the others */
  function drop(isDecided: (pair: DuplicateAds) => boolean): void {
    setChosen((former) => new Map([...former].filter(([, pair]) => !isDecided(pair))));
  }

  return {
    chosen,
    setChosen,
    choose: (pair: DuplicateAds): void => setChosen((former) => new Map([...former, [pair.id, pair]])),
    dropPair: ({ id }: DuplicateAds): void => drop((pair) => pair.id === id),
    dropAd: ({ id }: DuplicateAds['first']): void => drop(({ first, second }) => first.id === id || second.id === id),
  };
}
