/** Something that went wrong on this device, before the server was asked; its message is for people. */
export class LocalProblem extends Error {}
