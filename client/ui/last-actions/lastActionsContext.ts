import { createContext } from 'react';
import type { LastAction } from './LastAction';

export type Report = Pick<LastAction, 'tone' | 'text'> & Partial<Pick<LastAction, 'details' | 'undo' | 'isQuiet'>>;

export const LastActionsContext = createContext<((report: Report) => void) | null>(null);
