import { createContext } from 'react';
import type { FragmentMemory } from '../../../../shared/page-fragments/FragmentMemory';
import type { Fragment, MarkupPiece } from '../../../../shared/page-fragments/MarkupPiece';
import { splitFragments } from './splitFragments';

const minuteMs = 60_000;

/** The fragments of one page: those that are known, and those that it renders for the pages after it. */
export class PageFragments {
  private readonly places: { key: string; known: Fragment | undefined }[] = [];
  private readonly minute = String(Math.floor(Date.now() / minuteMs));

  constructor(private readonly memory: FragmentMemory) {}

  /** A place for the fragment that shows these values. */
  place(name: string, of: readonly unknown[], timed: boolean): { n: number; isKnown: boolean } {
    const key = `${name} ${timed ? this.minute : ''} ${JSON.stringify(of)}`;
    const known = this.memory.find(key);
    const n = this.places.push({ key, known }) - 1;
    return { n, isKnown: known !== undefined };
  }

  /** The page's markup with its fragments. Remembers the new ones if `mayKeep`: the page was rendered without errors. */
  assemble(markup: string, mayKeep: boolean): MarkupPiece[] {
    return splitFragments(markup, {
      known: (n) => this.places[n]?.known ?? { html: '' },
      rendered: (n, html) => {
        const fragment = { html };
        const { key } = this.places[n] ?? {};
        if (key !== undefined && mayKeep && isWhole(html)) this.memory.keep(key, fragment);
        return fragment;
      },
    });
  }
}

/** What React has postponed or could not render is marked by such comments. */
function isWhole(html: string): boolean {
  return !html.includes('<!--$!') && !html.includes('<!--$?');
}

/** null: nothing is remembered. */
export const PageFragmentsContext = createContext<PageFragments | null>(null);
