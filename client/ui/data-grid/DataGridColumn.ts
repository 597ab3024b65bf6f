import type { ReactNode } from 'react';

/** A column: its heading, whether the server can sort by it, and how to render a cell. */
export interface DataGridColumn<Row> {
  /** also the sort key */
  key: string;
  title: string;
  /** minimum width in CSS pixels; a column without a width takes the remaining space */
  width?: number;
  /** share of the spare space that the column takes in addition */
  grow?: number;
  align?: 'right';
  sortable?: boolean;
  /**
   * Position in a card: `head` is first without its title, `plain` needs no label, `wide` takes a full line, `foot`
   * holds the actions.
   */
  fold?: 'head' | 'plain' | 'wide' | 'foot';
  /**
   * On a phone with two lines a row: the first line, the beginning or the rest of the second, or the end of both. Other
   * columns are not shown there.
   */
  line?: 'first' | 'second' | 'rest' | 'end';
  render: (row: Row) => ReactNode;
}

export interface DataGridSort {
  key: string;
  direction: 'ASC' | 'DESC';
}
