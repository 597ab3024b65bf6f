/** A rule, or a block of rules such as `@media`. */
type Part = { text: string; needs: string[][] } | { opening: string; parts: Part[] };

/**
 * A style sheet that knows which classes its rules need, so that a page can contain the rules of its own elements only.
 * In doubt a rule stays: what stands in `:is()`, `:has()` and `:not()` is not looked at.
 */
export class StyleSheet {
  private readonly parts: Part[];

  /** `css`: as the build has written it, without comments. */
  constructor(private readonly css: string) {
    this.parts = readParts(css);
  }

  toString(): string {
    return this.css;
  }

  /** The rules that elements with these classes may use, in their order. */
  rulesFor(classes: ReadonlySet<string>): string {
    return write(this.parts, classes);
  }
}

const classBegins = ' class="';

/** The classes of all elements in the markup. */
export function classesIn(html: string): Set<string> {
  // most attributes occur many times, and a pattern would take a third of the time of finding a page's rules
  const attributes = new Set<string>();
  for (let at = html.indexOf(classBegins); at >= 0; at = html.indexOf(classBegins, at)) {
    const from = at + classBegins.length;
    at = html.indexOf('"', from);
    if (at < 0) break;
    attributes.add(html.slice(from, at));
  }
  return new Set([...attributes].flatMap((names) => names.split(' ')));
}

const token = /var\((--[\w-]+)/g;

/** The tokens that the markup itself names, as drawings do. */
export function tokensIn(html: string): Set<string> {
  return new Set([...html.matchAll(token)].map(([, name = '']) => name));
}

/** The rules without the tokens of `:root` that neither they nor the markup (`named`) use. */
export function withoutUnusedTokens(rules: string, named: ReadonlySet<string>): string {
  const used = new Set([...named, ...tokensIn(rules)]);
  return rules.replaceAll(/:root\{[^{}]*\}/g, (root) =>
    root.replaceAll(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    ),
  );
}

function write(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if ('text' in part) {
      if (part.needs.length === 0 || part.needs.some((all) => all.every((name) => classes.has(name)))) css += part.text;
    } else {
      const inner = write(part.parts, classes);
      if (inner !== '') css += `${part.opening}${inner}}`;
    }
  }
  return css;
}

/** Blocks whose content is rules again. The content of others (`@font-face`, `@keyframes`) belongs together. */
const blockOfRules = /^@(?:media|supports|layer|container|starting-style)\b/;

function readParts(css: string): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < css.length;) {
    const { opens, ends } = findPart(css, from);
    const text = css.slice(from, ends);
    const opening = css.slice(from, opens + 1);
    if (blockOfRules.test(opening.trim())) parts.push({ opening, parts: readParts(css.slice(opens + 1, ends - 1)) });
    else parts.push({ text, needs: opening.trim().startsWith('@') ? [] : classesOf(opening) });
    from = ends;
  }
  return parts;
}

/** Where the part's block opens, and where the part ends. */
function findPart(css: string, from: number): { opens: number; ends: number } {
  let depth = 0;
  let opens = -1;
  const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g;
  marks.lastIndex = from;
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    const [sign] = mark;
    if (sign === ';' && depth === 0) return { opens: mark.index, ends: marks.lastIndex };
    if (sign === '{' && depth++ === 0) opens = mark.index;
    if (sign === '}' && --depth === 0) return { opens, ends: marks.lastIndex };
  }
  return { opens: css.length, ends: css.length };
}

/** For each selector, the classes that it needs. No selectors: the rule applies to pages of any classes. */
function classesOf(selectors: string): string[][] {
  let plain = selectors.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  const needs = plain.split(',').map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
  return needs.some((names) => names.length === 0) ? [] : needs;
}
