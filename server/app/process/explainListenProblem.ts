import { StartProblem } from '../../shared/errors/StartProblem';

/** Explains in a sentence why a server cannot listen, and what to do. */
export function explainListenProblem(error: unknown, host: string, port: number): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const place = `port ${port} of ${host}`;
  const sentence = {
    EADDRINUSE: `Something already listens on ${place}: stop it, or start with another port, for example "PORT=${port + 1} npm start".`,
    EACCES: `This account may not listen on ${place}: choose a port above 1023, for example "PORT=4000 npm start".`,
    EADDRNOTAVAIL: `${host} is no address of this machine: set HOST to 127.0.0.1 (this machine only) or 0.0.0.0 (everybody).`,
    ENOTFOUND: `The name ${host} in HOST is not known: set HOST to 127.0.0.1 (this machine only) or 0.0.0.0 (everybody).`,
  }['code' in error ? String(error.code) : ''];
  return sentence === undefined ? error : new StartProblem(sentence, { cause: error });
}
