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

/** Compares all responses first, then alternates rounds, so that other load affects both servers; medians. */
export async function compareServers(servers: Servers, { name, requests: asked }: ApiScenario): Promise<Comparison> {
  const { ours, bare, postmaster } = servers;
  const agent = new http.Agent();
  let bytes = 0;
  for (const request of asked) {
    const [own, limit] = [await askServer(agent, ours.port, request), await askServer(agent, bare.port, request)];
    assert.ok(own.status < 300, `${name}: ${own.text}`);
    const question = `${request.path} ${request.body ?? ''}`;
    assert.deepStrictEqual(answerOf(own.text), answerOf(limit.text), `${name}: answers differ to ${question}`);
    bytes += Buffer.byteLength(own.text) / asked.length;
  }

  await measureRound(ours, postmaster, asked, warmingRequests);
  const warm = await measureRound(bare, postmaster, asked, warmingRequests);
  const wanted = Math.min(600, Math.max(60, cpuMsOfRound / (warm.serverMs + warm.databaseMs)));
  // each round asks all questions equally often
  const requests = Math.ceil(wanted / asked.length) * asked.length;
  const taken: { ours: Round[]; bare: Round[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    taken.ours.push(await measureRound(ours, postmaster, asked, requests));
    taken.bare.push(await measureRound(bare, postmaster, asked, requests));
  }
  return { bytes, ours: medians(taken.ours), bare: medians(taken.bare) };
}

/** A response without its `extensions`: the bare server does not say what a question costs. */
function answerOf(text: string): object {
  const { extensions: _extensions, ...answer } = JSON.parse(text) as { extensions?: object };
  return answer;
}

function medians(of: readonly Round[]): Round {
  const middle = (field: keyof Round): number =>
    of.map((round) => round[field]).toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? NaN;
  return { serverMs: middle('serverMs'), databaseMs: middle('databaseMs'), perSecond: middle('perSecond') };
}
