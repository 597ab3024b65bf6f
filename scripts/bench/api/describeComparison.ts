import type { ApiScenario } from './ApiScenario';
import type { Comparison } from './compareServers';
import type { Round } from '../servers/measureRound';

export const tableHead = `| Answer | kB | ours, CPU ms | the limit, CPU ms | ratio | at most | ours, per second | the limit, per second |
| --- | --: | --: | --: | --: | --: | --: | --: |`;

export function describeComparison({ name, target }: ApiScenario, { bytes, ours, bare }: Comparison): string {
  const ratio = total(ours) / total(bare);
  const cells = [
    name,
    (bytes / 1000).toFixed(1),
    parts(ours),
    parts(bare),
    ratio.toFixed(2),
    target.toFixed(1),
    ours.perSecond.toFixed(0),
    bare.perSecond.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

const total = ({ serverMs, databaseMs }: Round): number => serverMs + databaseMs;

const parts = (round: Round): string =>
  `${total(round).toFixed(2)} (${round.serverMs.toFixed(2)} + ${round.databaseMs.toFixed(2)})`;
