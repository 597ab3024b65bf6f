import { createContext } from 'react';

/** The addresses, as patterns, of the area's screens. A door to a screen is shown once there is one behind it. */
export const ScreenPathsContext = createContext<readonly string[]>([]);
