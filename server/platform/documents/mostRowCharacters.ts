/** Longer than any real row of a table; a file without line ends must not fill memory. */
export const mostRowCharacters = 100_000;
