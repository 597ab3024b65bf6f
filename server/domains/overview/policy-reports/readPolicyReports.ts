/** What is kept of a report: nothing of the visitor, and no address of a page. */
export interface PolicyReport {
  directive: string;
  /** a word such as `inline` or `eval`, the scheme, or the host that was asked */
  blocked: string;
}

const directives: readonly string[] = [
  ...[
    'default-src',
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
  ],
  ...['img-src', 'font-src', 'connect-src', 'media-src', 'worker-src', 'manifest-src', 'object-src', 'frame-src'],
  ...['frame-ancestors', 'base-uri', 'form-action', 'require-trusted-types-for', 'trusted-types'],
];

const words: readonly string[] = ['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink'];

/** Reports of a body that one browser sends: `application/csp-report` or `application/reports+json`. */
const most = 20;

/** As the table takes it: anybody may invent a host or a scheme. */
const longestBlocked = 100;

/** Reads the reports of a body; whatever is none is left out. */
export function readPolicyReports(body: unknown): PolicyReport[] {
  const found = Array.isArray(body) ? body.slice(0, most).map(bodyOfReport) : [memberOf(body, 'csp-report')];
  return found.flatMap((report) => {
    const directive = directiveOf(report);
    if (directive === undefined) return [];
    return [{ directive, blocked: blockedOf(memberOf(report, 'blockedURL') ?? memberOf(report, 'blocked-uri')) }];
  });
}

function bodyOfReport(entry: unknown): unknown {
  return memberOf(entry, 'type') === 'csp-violation' ? memberOf(entry, 'body') : undefined;
}

function directiveOf(report: unknown): string | undefined {
  const named = ['effectiveDirective', 'effective-directive', 'violated-directive'].map((name) =>
    memberOf(report, name),
  );
  const text = named.find((value): value is string => typeof value === 'string')?.split(' ')[0];
  return directives.find((directive) => directive === text);
}

function blockedOf(value: unknown): string {
  if (typeof value !== 'string') return 'unknown';
  if (words.includes(value)) return value;
  const url = URL.parse(value);
  if (url === null) return /^[a-z-]{1,20}$/.test(value) ? value : 'unknown';
  return (url.host === '' ? url.protocol : url.host).slice(0, longestBlocked);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
