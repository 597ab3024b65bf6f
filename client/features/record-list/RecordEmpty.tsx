interface RecordEmptyProps {
  isFiltered: boolean;
  /** what one row would have been */
  noun: string;
  children?: string;
}

/** Why there is nothing. */
export function RecordEmpty({ isFiltered, noun, children }: RecordEmptyProps) {
  return <p>{isFiltered ? `No ${noun}s match these filters.` : (children ?? `There are no ${noun}s yet.`)}</p>;
}
