/** An error found on this device before any request. Its message is shown to the user. */
export class LocalProblem extends Error {}
