import assert from 'node:assert/strict';
import http from 'node:http';
import type { ApiScenario } from './ApiScenario';
import { askServer } from '../servers/askServer';
import { measureRound, type Round } from '../servers/measureRound';
import type { StartedServer } from '../servers/startServer';

export interface Servers {
  ours: StartedServer;
  bare: StartedServer;
  postmaster: number;
}

export interface Comparison {
  bytes: number;
  ours: Round;
  bare: Round;
}

const rounds = 7;
/** long enough that the resolution of /proc, 10 ms, does not matter */
const cpuMsOfRound = 400;
const warmingRequests = 300;

/** Compares the responses first, then alternates rounds, so that other load affects both servers; medians. */
export async function compareServers(servers: Servers, { name, request }: ApiScenario): Promise<Comparison> {
  const { ours, bare, postmaster } = servers;
  const agent = new http.Agent();
  const [own, limit] = [await askServer(agent, ours.port, request), await askServer(agent, bare.port, request)];
  assert.ok(own.status < 300, `${name}: ${own.text}`);
  assert.deepStrictEqual(JSON.parse(own.text), JSON.parse(limit.text), `${name}: the answers differ`);

  await measureRound(ours, postmaster, request, warmingRequests);
  const warm = await measureRound(bare, postmaster, request, warmingRequests);
  const requests = Math.min(600, Math.max(60, Math.ceil(cpuMsOfRound / (warm.serverMs + warm.databaseMs))));
  const taken: { ours: Round[]; bare: Round[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    taken.ours.push(await measureRound(ours, postmaster, request, requests));
    taken.bare.push(await measureRound(bare, postmaster, request, requests));
  }
  return { bytes: Buffer.byteLength(own.text), ours: medians(taken.ours), bare: medians(taken.bare) };
}

function medians(of: readonly Round[]): Round {
  const middle = (field: keyof Round): number =>
    of.map((round) => round[field]).toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? NaN;
  return { serverMs: middle('serverMs'), databaseMs: middle('databaseMs'), perSecond: middle('perSecond') };
}
