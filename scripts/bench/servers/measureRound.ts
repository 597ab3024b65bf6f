import http from 'node:http';
import type { ApiRequest } from './ApiRequest';
import { askServer } from './askServer';
import { clusterCpuTime, cpuTime } from './cpuTime';
import type { StartedServer } from './startServer';

export interface Round {
  /** milliseconds of processor time for each answer */
  serverMs: number;
  databaseMs: number;
  perSecond: number;
}

const connections = 4;

/** Sends a fixed number of requests in turn over a few connections; returns their processor time. */
export async function measureRound(
  server: StartedServer,
  postmaster: number,
  asked: readonly ApiRequest[],
  requests: number,
): Promise<Round> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const before = { server: cpuTime(server.pid), database: clusterCpuTime(postmaster), at: performance.now() };
  let left = requests;
  const caller = async (): Promise<void> => {
    while (left-- > 0) {
      const request = asked[left % asked.length];
      if (!request) throw new Error('No request to send.');
      const { status } = await askServer(agent, server.port, request);
      if (status >= 300) throw new Error(`${request.path} was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const seconds = (performance.now() - before.at) / 1000;
  const round = {
    serverMs: (cpuTime(server.pid) - before.server) / requests,
    databaseMs: (clusterCpuTime(postmaster) - before.database) / requests,
    perSecond: requests / seconds,
  };
  agent.destroy();
  return round;
}
