import { categories, type Report } from './audit';

export const tableHead = [
  '| Page | performance | accessibility | best practices | SEO | FCP s | LCP s | blocking ms | CLS | machine |',
  '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
].join('\n');

/** The targets; only performance depends on the machine. */
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const points = (report: Report, category: keyof typeof wanted): number =>
  Math.round((report.categories[category].score ?? 0) * 100);

const measured = (report: Report, audit: string): number => report.audits[audit]?.numericValue ?? NaN;

/** The median report by performance, as a whole, so that its figures belong together. */
export function medianOf(reports: readonly Report[]): Report {
  const sorted = [...reports].sort((a, b) => points(a, 'performance') - points(b, 'performance'));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('Nothing was measured.');
  return median;
}

export function describeAudit(page: string, report: Report): string {
  const figures = [
    ...categories.map((category) => String(points(report, category))),
    (measured(report, 'first-contentful-paint') / 1000).toFixed(1),
    (measured(report, 'largest-contentful-paint') / 1000).toFixed(1),
    measured(report, 'total-blocking-time').toFixed(0),
    measured(report, 'cumulative-layout-shift').toFixed(3),
    report.environment.benchmarkIndex.toFixed(0),
  ];
  return `| ${page} | ${figures.join(' | ')} |`;
}

/** The failed audits of each category that misses its target. */
export function shortcomings(report: Report): string[] {
  return categories
    .filter((category) => points(report, category) < wanted[category])
    .flatMap((category) =>
      report.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${category}: ${report.audits[id]?.title ?? id} (${id})`),
    );
}
