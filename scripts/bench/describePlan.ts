interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

export interface Plan {
  Plan: PlanNode & { 'Shared Hit Blocks'?: number; 'Shared Read Blocks'?: number };
  'Planning Time': number;
  'Execution Time': number;
}

/**
 * A plan in one line: the access path to the page's ads (or to all ads for a count), the rows that it discarded, and
 * the 8 kB blocks of the whole statement. Omits the joins of a page, which are always the same.
 */
export function describePlan(plan: Plan): string {
  const buffers = (plan.Plan['Shared Hit Blocks'] ?? 0) + (plan.Plan['Shared Read Blocks'] ?? 0);
  const page = nodesOf(plan.Plan).find((node) => node['Node Type'] === 'Limit' && nodesOf(node).some(readsAds));
  const names = nodesOf(page ?? plan.Plan)
    .filter((node) => node['Actual Loops'] !== 0 && (readsAds(node) || node['Node Type'].endsWith('Sort')))
    .map((node) => {
      const removed = node['Rows Removed by Filter'] ?? 0;
      const index = node['Index Name']?.replace(/^brochures_|_idx$/g, '') ?? '';
      return `${node['Node Type']}${index && ` ${index}`}${removed > 0 ? ` (${removed} discarded)` : ''}`;
    });
  return `${[...new Set(names.toReversed())].join(' → ')}; ${buffers} blocks`;
}

const readsAds = (node: PlanNode): boolean =>
  node['Relation Name'] === 'brochures' || (node['Index Name']?.startsWith('brochures_') ?? false);

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
