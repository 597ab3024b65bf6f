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

/** A plan in one line: how the ads were found, how many were looked at, how many pages of memory that took. */
export function describePlan(plan: Plan): string {
  const access = nodesOf(plan.Plan).filter(
    (node) => readsAds(node) || /^(Sort|Incremental Sort)$/.test(node['Node Type']),
  );
  const names = access.map((node) => {
    const removed = node['Rows Removed by Filter'] ?? 0;
    const index = node['Index Name']?.replace(/^brochures_/, '');
    return `${node['Node Type']}${index ? ` ${index}` : ''}${removed > 0 ? ` (${removed} filtered)` : ''}`;
  });
  const buffers = (plan.Plan['Shared Hit Blocks'] ?? 0) + (plan.Plan['Shared Read Blocks'] ?? 0);
  return `${[...new Set(names.toReversed())].join(' → ')}; ${buffers} buffers`;
}

const readsAds = (node: PlanNode): boolean =>
  node['Relation Name'] === 'brochures' || (node['Index Name']?.startsWith('brochures_') ?? false);

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
