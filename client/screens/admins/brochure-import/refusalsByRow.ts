interface Refusal {
  line: number;
}

/** Groups consecutive refusals of the same row. */
export function refusalsByRow<R extends Refusal>(refusals: readonly R[]): [R, ...R[]][] {
  const rows: [R, ...R[]][] = [];
  for (const refusal of refusals) {
    const last = rows.at(-1);
    if (last?.[0].line === refusal.line) last.push(refusal);
    else rows.push([refusal]);
  }
  return rows;
}
