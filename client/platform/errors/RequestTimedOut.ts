export class RequestTimedOut extends Error {
  constructor(readonly milliseconds: number) {
    super(`No answer within ${milliseconds / 1000} seconds.`);
    this.name = 'RequestTimedOut';
  }
}
