import { createContext } from 'react';

/** The paths, as patterns, of the area's screens. A link to a screen appears only if the screen exists. */
export const ScreenPathsContext = createContext<readonly string[]>([]);
