import type { ReactNode } from 'react';

/** A column as a plain value: what it is called, whether the server can sort by it, how a row's cell is drawn. */
export interface DataGridColumn<Row> {
  /** also the name that sorting by this column goes by */
  key: string;
  title: string;
  /** pixels that it needs at least; one without a width takes what is left */
  width?: number;
  /** which part of the room that no column needs it takes on top of that */
  grow?: number;
  align?: 'right';
  sortable?: boolean;
  /**
   * Where rows fold into cards: `head` stands first without its title, `plain` speaks for itself, `wide` needs a line
   * of its own, `foot` holds what can be done.
   */
  fold?: 'head' | 'plain' | 'wide' | 'foot';
  render: (row: Row) => ReactNode;
}

export interface DataGridSort {
  key: string;
  direction: 'ASC' | 'DESC';
}
