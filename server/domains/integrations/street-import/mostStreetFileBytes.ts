/** What comes over the wire at once; the command at the terminal reads files of any size. */
export const mostStreetFileBytes = 40 * 1024 * 1024;
