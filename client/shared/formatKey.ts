/** "a4-landscape", as addresses name a format of printed maps */
export function formatKey({ paper, orientation }: { paper: string; orientation: string }): string {
  return `${paper}-${orientation}`.toLowerCase();
}
